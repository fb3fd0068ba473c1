import type { Language, Localised } from './language.ts';

export type BrandId = 'kaari' | 'pikkujatti';

/** One section of the terms of use. */
export interface TermsSection {
  readonly heading: string;
  readonly text: string;
}

/** What a brand may switch on; pages, tiles and menu entries ask for it by name. */
export type Feature =
  | 'customer-messaging-enabled'
  | 'kela65'
  | 'insurance'
  | 'occupational-health'
  | 'sickness-fund-page'
  | 'certificates'
  | 'questionnaires'
  | 'employee-memo'
  | 'pikkutsatti'
  | 'guardian-login';

/**
 * A brand as far as it is no styling. All members are required: a brand that forgets one does not
 * compile. The look of a brand is in the tokens package.
 */
export interface BrandSettings {
  readonly id: BrandId;
  /** As patients read it: in titles, messages and the logo's alternative text. */
  readonly name: string;
  /** Host names that serve this brand where none are configured; no ports. */
  readonly hosts: readonly string[];
  readonly languages: readonly Language[];
  /** Customer service, as it is printed ('010 380 3838'). */
  readonly customerServicePhone: string;
  readonly customerServiceHours: Localised;
  readonly features: readonly Feature[];
  /** Hours before the start until which a patient may cancel online. */
  readonly cancellationNoticeHours: number;
  /** Hours before the start within which a booking is binding and asks for an extra confirmation. */
  readonly bindingNoticeHours: number;
  /** A child up to this age (years) is acted for by a guardian; an older one acts themselves. */
  readonly guardianActsUntilAge: number;
  /** Where the page for anonymous visitors sends those who need to identify. */
  readonly entryPage: 'login-page-for-anonymous-users' | 'hpa-front-page';
  readonly sender: { readonly email: string; readonly sms: string };
  /** Sample values end in `.example`, a name that nobody can register; a production start refuses them. */
  readonly appStoreUrl: string;
  readonly googlePlayUrl: string;
  /** Languages in which the terms have a page (specification section 2: Pikkujätti's are at `/fi/eula` only). */
  readonly termsLanguages: readonly Language[];
  /** Sections of the terms of use, in the order they are shown. */
  readonly terms: Record<Language, readonly TermsSection[]>;
}
