import type { BrandId } from '#contract/brand/brand.ts';
import { PROBLEMS, type ProblemCode } from '#contract/calls/problem.ts';
import type { BreakAhead, FallbackPageKey, PageHead, PublicBrand } from '#contract/pages/render.ts';
import { match } from '#contract/routes/routes.ts';
import type { SessionState } from '#contract/session/session.ts';
import { renderer } from '../entry-server.tsx';
import { pageState, patientSession } from './page-state.ts';

export interface RenderPageOptions {
  /** Default: `kaari`. */
  readonly brand?: BrandId;
  /** Differences from a signed-in patient's session. */
  readonly session?: Partial<SessionState>;
  /** Other brands that are served beside it. Default: none. */
  readonly portals?: Pick<PublicBrand, 'adultPortal' | 'childrensPortal'>;
  /** Breaks that pages tell of before they begin. Default: none. */
  readonly breaksAhead?: readonly BreakAhead[];
  /** Shown instead of the page. */
  readonly instead?: FallbackPageKey;
  /** Bodies of the page's calls by their key; a call without one is pending. */
  readonly answers?: Readonly<Record<string, unknown>>;
  /** Problems of failed calls, by their key. */
  readonly problems?: Readonly<Record<string, ProblemCode>>;
}

/** A page as the server renders it, shell included, with the answers that a test defines. */
export async function renderPage(
  url: string,
  {
    brand = 'kaari',
    session,
    portals,
    breaksAhead,
    instead,
    answers = {},
    problems = {},
  }: RenderPageOptions = {},
): Promise<{ readonly head: PageHead; readonly html: string }> {
  const visit = match(url);
  if (!visit) throw new Error(`No page has the address ${url}`);
  const bare = pageState(url, brand, { session: { ...patientSession, ...session } });
  const calls = await renderer.calls(visit, {
    session: bare.session,
    brand: bare.brand,
    now: new Date(bare.now),
  });
  const state = {
    ...bare,
    brand: { ...bare.brand, ...portals },
    page: { ...bare.page, ...(instead && { key: instead }) },
    messages: {
      ...(await renderer.messages(instead ?? visit.key, visit.lang)),
      ...(breaksAhead && (await renderer.messages('system-status', visit.lang))),
    },
    ...(breaksAhead && { breaksAhead }),
    fallback: Object.fromEntries(
      calls.filter(({ key }) => key in answers).map(({ key, url: address }) => [address, answers[key]]),
    ),
    problems: Object.fromEntries(
      calls.flatMap(({ key, url: address }) => {
        const code = problems[key];
        const problem = code && { type: 'about:blank' as const, title: code, status: PROBLEMS[code], code };
        return problem ? [[address, problem]] : [];
      }),
    ),
  };
  const head = await renderer.document(state, 'https://kaari.example');
  const html = new TextDecoder().decode(await renderer.render(state, { nonce: 'n' }));
  // React's markers between pieces of text would split the words.
  return { head, html: html.replaceAll('<!-- -->', '') };
}
