import { publicBrand } from '#brands/public-brand.ts';
import type { BrandSettings } from '#contract/brand/brand.ts';
import type { Language } from '#contract/language/language.ts';
import type { PageState, PlainPageKey } from '#contract/pages/render.ts';
import { href } from '#contract/routes/routes.ts';
import type { Clock } from '#platform/clock.ts';
import type { InScope, Vault } from '#platform/context.ts';
import type { SessionLimits } from '../sessions/session-end.ts';
import { sessionState } from '../sessions/session-state.ts';
import type { Sessions } from '../sessions/sessions.ts';
import { documentHead, inBytes } from './document.ts';
import type { FrontEnd } from './front-end.ts';

export interface PlainPageParts {
  readonly frontEnd: FrontEnd;
  readonly sessions: Sessions;
  readonly limits: SessionLimits;
  readonly inScope: InScope;
  readonly vault: Vault;
  readonly clock: Clock;
}

/**
 * Draws a page that is the same for everybody, without the scripts of pages and so without anything that a policy's nonce would
 * have to allow.
 *
 * @param tail what stands after its content
 */
export async function drawPlainPage(
  parts: PlainPageParts,
  key: PlainPageKey,
  settings: BrandSettings,
  lang: Language,
  tail = '',
): Promise<Buffer> {
  const { frontEnd, sessions, limits, clock } = parts;
  const renderer = await frontEnd.renderer();
  const brand = publicBrand(settings, lang);
  const now = clock();
  const visitor = await sessionState(sessions.visitor(settings.id), settings, lang, limits, {
    ...parts,
    now,
  });
  const state: PageState = {
    brand,
    lang,
    // Without scripts nobody could answer the question for consent.
    session: { ...visitor, analyticsConsent: false },
    page: { key, url: href('front-page', {}, lang) },
    messages: await renderer.messages(key, lang),
    fallback: {},
    problems: {},
    now: now.toISOString(),
  };
  const { title, robots, modules, page, written } = await renderer.document(state, '');
  const head = documentHead({
    ...frontEnd.assets(modules, page, written),
    modules: [],
    language: lang,
    brand: brand.id,
    title,
    description: undefined,
    robots,
    structuredData: undefined,
    nonce: null,
    canonical: undefined,
    alternates: [],
  });
  const content = await renderer.render(state, { nonce: '' });
  return inBytes([...head, content, `</div>${tail}</body></html>`]);
}
