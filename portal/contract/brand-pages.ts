import type { BrandSettings, Feature } from './brand.ts';
import type { Language } from './language.ts';
import type { PublicBrand } from './render.ts';
import type { PageKey } from './route-params.ts';

/** The pages that come with a feature; every other page is every brand's. */
export const FEATURE_PAGES: Readonly<Record<Feature, readonly PageKey[]>> = {
  kela65: [
    'kela65-appointment-list',
    'reserve-appointment-for-anonymous-users-kela65',
    'reserve-appointment-kela65',
    'reservation-success-for-anonymous-users-kela65',
    'reservation-success-kela65',
  ],
  insurance: [
    'insurance-appointment-list',
    'reserve-appointment-for-anonymous-users-insurance',
    'reserve-appointment-insurance',
    'reservation-success-for-anonymous-users-insurance',
    'reservation-success-insurance',
  ],
  'occupational-health': [
    'ohc-landing-page-for-anonymous-users',
    'ohc-appointment-list',
    'reserve-appointment-for-anonymous-users-occupational',
    'reserve-appointment-occupational',
    'reservation-success-for-anonymous-users-occupational',
    'reservation-success-occupational',
    'occupational-health-care-team',
    'ohc-vaccination-page',
  ],
  'customer-messaging-enabled': ['conversation-list', 'conversation', 'conversation-new'],
  certificates: ['certificates'],
  questionnaires: ['questionnaire-list', 'questionnaire', 'questionnaire-results'],
  'employee-memo': ['employee-memo-page'],
  'sickness-fund-page': ['sickness-fund-page', 'finnair-chat-page'],
  pikkutsatti: ['pikkutsatti'],
  'guardian-login': ['hpa-front-page', 'hpa-register'],
};

/** Whether the brand has a page. Whether it is built is another question. */
export function hasPage(
  { features, absentPages }: Pick<BrandSettings, 'features' | 'absentPages'>,
  key: PageKey,
): boolean {
  const isFeatures = ([feature, pages]: [string, readonly PageKey[]]) =>
    pages.includes(key) && !features.includes(feature as Feature);
  return !absentPages.includes(key) && !Object.entries(FEATURE_PAGES).some(isFeatures);
}

/** The brand's languages in which a page stands, as far as the brand decides it. */
export function pageLanguages(
  { languages, termsLanguages }: Pick<PublicBrand, 'languages' | 'termsLanguages'>,
  key: PageKey,
): readonly Language[] {
  return key === 'eula' ? termsLanguages : languages;
}
