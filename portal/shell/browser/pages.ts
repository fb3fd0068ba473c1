import * as features from '#areas/registry.ts';
import type { PageKey } from '#contract/routes/route-params.ts';

/** The pages that show parts of several features. */
const APP_PAGES = {
  'front-page': 'shell/browser/pages/FrontPage.tsx',
  'registration-page-for-iav-users': 'shell/browser/pages/BookingRegistrationPage.tsx',
  'new-customer': 'shell/browser/pages/NewCustomerPage.tsx',
  'my-information': 'shell/browser/pages/MyInformationPage.tsx',
  'patient-data-consent': 'shell/browser/pages/PatientDataConsentPage.tsx',
} as const satisfies Partial<Record<PageKey, `shell/browser/pages/${string}Page.tsx`>>;

type Features = typeof features;

/** A page that exists: the shell's own, or one that a feature declares. */
export type BuiltKey =
  | keyof typeof APP_PAGES
  | { [Name in keyof Features]: keyof Features[Name]['pages'] }[keyof Features];

/** The pages that exist, by the module that declares each. A page key that is not here is answered with 404. */
export const PAGES = {
  ...APP_PAGES,
  ...Object.fromEntries(
    Object.values(features).flatMap(({ area, id, pages }) =>
      Object.entries(pages).map(([key, module]) => [key, `areas/${area}/${id}/${module}`]),
    ),
  ),
} as Readonly<Record<BuiltKey, string>>;
