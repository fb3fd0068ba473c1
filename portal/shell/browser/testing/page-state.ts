import { publicBrand } from '#brands/public-brand.ts';
import { brandOf } from '#brands/registry.ts';
import type { BrandId } from '#contract/brand/brand.ts';
import { languageIn } from '#contract/brand/brand-languages.ts';
import { DEFAULT_LANGUAGE, type Language } from '#contract/language/language.ts';
import type { PageState, PublicBrand } from '#contract/pages/render.ts';
import { match } from '#contract/routes/routes.ts';
import type { SessionState } from '#contract/session/session.ts';

/** The time of framed and rendered pages: a Saturday morning in Helsinki. */
export const SHOWN_AT = '2026-11-21T06:00:00.000Z';

/** A signed-in patient's session. */
export const patientSession: SessionState = {
  csrfToken: 'token',
  draftKey: 'A'.repeat(86),
  formerDraftKey: null,
  lang: 'fi',
  isSessionValid: true,
  staffName: null,
  person: { firstNames: 'Aino Maria', lastName: 'Virtanen' },
  personId: 'aino',
  actingFor: null,
  guardianship: null,
  healthCareType: 'private',
  features: [],
  unread: null,
  sessionScope: 'other',
  sessionExpires: null,
  authTokenTimeout: null,
  timing: { idle: 1800, maximum: 43_200, warnings: [90, 30], smsCode: 300 },
  analyticsConsent: false,
};

export const visitorSession: SessionState = {
  ...patientSession,
  isSessionValid: false,
  person: null,
  personId: null,
  healthCareType: null,
};

/** A brand as its pages know it; in its default language if it lacks the given one. */
export function publicBrandOf(id: BrandId, language: Language = DEFAULT_LANGUAGE): PublicBrand {
  const brand = brandOf(id);
  return publicBrand(brand, languageIn(brand, language));
}

/** The state of a page as the server would embed it, without messages and answers. */
export function pageState(url: string, brand: BrandId, change: Partial<PageState> = {}): PageState {
  const visit = match(url);
  const lang = visit?.lang ?? (url.slice(1, 3) as Language);
  return {
    brand: publicBrandOf(brand, lang),
    lang,
    session: patientSession,
    page: { key: visit?.key ?? 'not-found', url },
    messages: {},
    fallback: {},
    problems: {},
    now: SHOWN_AT,
    ...change,
  };
}
