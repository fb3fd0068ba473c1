import { constants } from 'node:zlib';
import { publicBrand } from '#brands/public-brand.ts';
import type { BrandSettings } from '#contract/brand/brand.ts';
import type { Language } from '#contract/language/language.ts';
import type { PageState } from '#contract/pages/render.ts';
import { href } from '#contract/routes/routes.ts';
import type { Clock } from '#platform/clock.ts';
import type { InScope, Vault } from '#platform/context.ts';
import { type Encoding, pack } from '../http/packing.ts';
import type { SessionLimits } from '../sessions/session-end.ts';
import { sessionState } from '../sessions/session-state.ts';
import type { Sessions } from '../sessions/sessions.ts';
import { documentHead, inBytes } from './document.ts';
import type { FrontEnd } from './front-end.ts';

export interface BusyPageParts {
  readonly frontEnd: FrontEnd;
  readonly sessions: Sessions;
  readonly limits: SessionLimits;
  readonly inScope: InScope;
  readonly vault: Vault;
  readonly clock: Clock;
}

/** The page that tells a reader to come back in a moment, as it travels. */
export interface BusyPage {
  readonly language: Language;
  readonly packed: Readonly<Record<Encoding, Buffer>>;
}

/**
 * The page is drawn and packed once for each brand and language: it is the same for everybody, has no script, and so
 * nothing that a policy's nonce would have to allow.
 */
export function createBusyPage(parts: BusyPageParts) {
  const drawn = new Map<string, Promise<BusyPage>>();
  return (brand: BrandSettings, language: Language): Promise<BusyPage> => {
    const name = `${brand.id} ${language}`;
    const known = drawn.get(name);
    if (known) return known;
    const page = draw(parts, brand, language);
    drawn.set(name, page);
    page.catch(() => drawn.delete(name));
    return page;
  };
}

async function draw(parts: BusyPageParts, settings: BrandSettings, lang: Language): Promise<BusyPage> {
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
    page: { key: 'busy', url: href('front-page', {}, lang) },
    messages: await renderer.messages('busy', lang),
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
  const whole = inBytes([...head, content, '</div></body></html>']);
  return {
    language: lang,
    packed: {
      br: await pack(whole, 'br', constants.BROTLI_MAX_QUALITY),
      gzip: await pack(whole, 'gzip'),
      identity: whole,
    },
  };
}
