import type { BrandSettings, Feature } from '#contract/brand/brand.ts';
import type { PageKey } from '#contract/routes/route-params.ts';

/** Pages that come with a feature; every other page belongs to every brand. */
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
  'customer-messaging-enabled': [
    'conversation-list',
    'conversation',
    'conversation-new',
    'mielen-tuki-chat-page',
    'private-doctor-chat-page',
    'workspace-thread',
    'workspace-start',
    'workspace-absences',
  ],
  certificates: ['certificates', 'certificate'],
  questionnaires: [
    'questionnaire-list',
    'questionnaire',
    'questionnaire-results',
    'workspace-questionnaires',
  ],
  'employee-memo': ['employee-memo-page'],
  'sickness-fund-page': ['sickness-fund-page', 'finnair-chat-page'],
  pikkutsatti: ['pikkutsatti'],
  'lahitapiola-insurance-flow': [],
  'price-details': [],
  isPrescriptionRenewalEnabled: ['prescription-renewal'],
  'guardian-login': ['hpa-front-page', 'choose-child', 'family', 'hpa-register'],
};

/** Every page that the brand lacks: its absent pages, and those of missing features. */
export function missingPages({
  features,
  absentPages,
}: Pick<BrandSettings, 'features' | 'absentPages'>): readonly PageKey[] {
  const ofFeatures = Object.entries(FEATURE_PAGES)
    .filter(([feature]) => !features.includes(feature as Feature))
    .flatMap(([, pages]) => pages);
  return [...absentPages, ...ofFeatures];
}
