import { canonicalUrl, inLanguage } from '@portal/web/client/calls/canonical-url.ts';
import { draftStorage } from '@portal/web/client/drafts/draft-storage.ts';
import type { BrandId } from '@portal/web/contract/brand/brand.ts';
import { hasPage } from '@portal/web/contract/brand/brand-pages.ts';
import type { BreakAhead, FallbackPageKey } from '@portal/web/contract/pages/render.ts';
import { match } from '@portal/web/contract/routes/routes.ts';
import type { SessionState } from '@portal/web/contract/session/session.ts';
import { loadBrandAssets } from '@portal/web/shell/browser/brands/load-brand-assets.ts';
import { pageMessages } from '@portal/web/shell/browser/i18n/page-messages.ts';
import type { RootProps } from '@portal/web/shell/browser/Root.tsx';
import { loadDefinition } from '@portal/web/shell/browser/routing/every-page.ts';
import { firstShown } from '@portal/web/shell/browser/routing/first-shown.ts';
import { pageState, patientSession } from '@portal/web/shell/browser/testing/page-state.ts';
import { withFactsOf } from './brand-facts.ts';
import { type Answers, problemOf } from './mock-server.ts';

export interface PageOptions extends Answers {
  /** Differences from a signed-in patient's session. */
  readonly session?: Partial<SessionState>;
  /** What was typed or booked in this tab before, by the draft's name. */
  readonly drafts?: Readonly<Record<string, unknown>>;
  /** The moment of the visit, where the page depends on it. Default: the one at which all are shown. */
  readonly now?: string;
  /** Breaks that pages tell of before they begin. Default: none. */
  readonly breaksAhead?: readonly BreakAhead[];
  /** Shown instead of the page. */
  readonly instead?: FallbackPageKey;
}

/** Stores these drafts as the page itself would, and removes those of other stories in this tab. */
export async function keepDrafts({ drafts = {} }: PageOptions): Promise<void> {
  for (const name of Object.keys(sessionStorage)) {
    if (!name.startsWith('@storybook/')) sessionStorage.removeItem(name);
  }
  for (const [name, draft] of Object.entries(drafts)) {
    await draftStorage(`draft:${name}`, patientSession.draftKey).write(draft);
  }
}

/** Everything that the server would embed in the page's document, and the modules that it would name. */
export async function preparePage(url: string, brandId: BrandId, options: PageOptions): Promise<RootProps> {
  const { problems = {}, session } = options;
  const answers: NonNullable<PageOptions['answers']> = withFactsOf(brandId, options.answers ?? {});
  const bare = pageState(url, brandId, {
    session: { ...patientSession, ...session },
    ...(options.now && { now: options.now }),
  });
  const visit = match(url);
  const isThere = visit && !options.instead && hasPage(bare.brand, visit.key);
  const key = isThere ? visit.key : (options.instead ?? 'not-found');
  const request = { ...bare, now: new Date(bare.now) };
  const declared = isThere ? ((await loadDefinition(visit.key)).calls?.(visit as never, request) ?? []) : [];
  const calls = declared.map((call) => ({
    key: call.key,
    address: canonicalUrl(call.key, inLanguage(call.input, bare.lang)),
  }));
  const state = {
    ...bare,
    page: { key, url, ...(key === 'error' && { requestId: 'req-4f1c' }) },
    messages: {
      ...(await pageMessages(key, bare.lang)),
      ...(options.breaksAhead && (await pageMessages('system-status', bare.lang))),
    },
    ...(options.breaksAhead && { breaksAhead: options.breaksAhead }),
    fallback: Object.fromEntries(
      calls.flatMap((call) =>
        call.key in answers && !(call.key in problems) ? [[call.address, answers[call.key]]] : [],
      ),
    ),
    problems: Object.fromEntries(
      calls.flatMap((call) => {
        const code = problems[call.key];
        return code ? [[call.address, problemOf(code)]] : [];
      }),
    ),
  };
  const [assets, first] = await Promise.all([loadBrandAssets(brandId), firstShown(state, loadDefinition)]);
  return { answeredAt: Date.now(), state, assets, first };
}
