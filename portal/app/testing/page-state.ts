import type { BrandId, BrandSettings } from '#contract/brand.ts';
import { brandOf } from '#contract/brands/registry.ts';
import type { Language } from '#contract/language.ts';
import type { PageState, PublicBrand } from '#contract/render.ts';
import { match } from '#contract/routes.ts';
import type { SessionState } from '#contract/session.ts';

/** The moment at which framed and rendered pages are shown: a Saturday morning in Helsinki. */
export const SHOWN_AT = '2026-11-21T06:00:00.000Z';

/** A signed-in patient's session. */
export const patientSession: SessionState = {
  csrfToken: 'token',
  draftKey: 'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA',
  formerDraftKey: null,
  lang: 'fi',
  isSessionValid: true,
  person: { firstNames: 'Aino Maria', lastName: 'Virtanen' },
  healthCareType: 'private',
  features: [],
  sessionScope: 'other',
  sessionExpires: null,
  authTokenTimeout: null,
  analyticsConsent: false,
};

export const visitorSession: SessionState = {
  ...patientSession,
  isSessionValid: false,
  person: null,
  healthCareType: null,
};

export function publicBrandOf(id: BrandId): PublicBrand {
  const { hosts: _hosts, sender: _sender, terms: _terms, ...brand }: BrandSettings = brandOf(id);
  return brand;
}

/** The state of a page as the server would embed it, without messages and answers. */
export function pageState(url: string, brand: BrandId, change: Partial<PageState> = {}): PageState {
  const visit = match(url);
  return {
    brand: publicBrandOf(brand),
    lang: visit?.lang ?? (url.slice(1, 3) as Language),
    session: patientSession,
    page: { key: visit?.key ?? 'not-found', url },
    messages: {},
    fallback: {},
    problems: {},
    now: SHOWN_AT,
    ...change,
  };
}
