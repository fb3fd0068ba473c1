import type { BrandId } from '../brands/brand-ids.ts';
import type { Language } from '../language/language.ts';
import type { PageKey } from '../routes/route-params.ts';
import type { MessageOverrides } from './brand-messages.ts';
import type { Marked } from './brand-sample.ts';

export type { BrandId };

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

/** Insurance companies as the claims name them (BRAND-11). */
export type Insurer =
  | 'AKTIA'
  | 'FENNIA'
  | 'IF'
  | 'LAHITAPIOLA'
  | 'MANDATUM'
  | 'MELA'
  | 'OP'
  | 'POHJANTAHTI'
  | 'POP'
  | 'PROTECTOR'
  | 'PV'
  | 'SAASTOPANKKI'
  | 'TURVA'
  | 'VALTIOKONTTORI'
  | 'OTHER';

/** What a brand says in one of its languages. */
export interface BrandTexts {
  /** When customer service answers the phone: `ma–pe klo 7–21`. */
  readonly customerServiceHours: string;
  /**
   * The terms of use, in the order in which they are shown; null where they have no page in this language, which
   * then leads to one that has them (CONS-07: Pikkujätti's are at `/fi/eula` only).
   */
  readonly terms: readonly TermsSection[] | null;
  /** The brand's own words in place of the portal's, by the message's whole key; arguments stay the portal's. */
  readonly messages: MessageOverrides;
}

/**
 * A brand as far as it is no styling. All members are required: a brand that forgets one does not compile, and one
 * that contradicts itself does not start. Its look (colours, type, logo, illustrations) is registered under the same
 * id in the tokens and in the design system.
 */
export interface BrandSettings {
  /** Its name in the registry, in the theme and in development's host: `<id>.localhost`. */
  readonly id: BrandId;
  /** As patients read it: in titles, messages and the logo's alternative text. */
  readonly name: string;
  /** Host names that serve this brand where none are configured; no ports. `localhost` stands for addresses, too. */
  readonly hosts: readonly string[];
  /** What it says in each language that it has; a language that is not here exists nowhere in its portal. */
  readonly texts: Readonly<Partial<Record<Language, BrandTexts>>>;
  /** Whom it cares for: the words of the welcome, and which specialties its demo clinics have. */
  readonly care: 'adults' | 'children';
  /** Customer service, as it is printed ('010 380 3838'). */
  readonly customerServicePhone: string;
  /** Where patients write about what is hard to use; the law asks for an electronic address (306/2019). */
  readonly feedbackEmail: string;
  readonly features: readonly Feature[];
  /** Pages that it does not have, beside those of features that it does not have: they answer 404, nothing links to them. */
  readonly absentPages: readonly PageKey[];
  /** Where somebody who needs to identify is sent first. */
  readonly entryPage: 'login-page-for-anonymous-users' | 'hpa-front-page';
  /** Hours before the start until which a patient may cancel online. */
  readonly cancellationNoticeHours: number;
  /** Hours before the start within which a booking is binding and asks for an extra confirmation. */
  readonly bindingNoticeHours: number;
  /** A child up to this age (years) is acted for by a guardian; an older one acts themselves. */
  readonly guardianActsUntilAge: number;
  /** What the identification service knows the brand as. */
  readonly identification: { readonly clientId: string };
  /** Whose account payments go to: the number that the payment provider has given. */
  readonly payment: { readonly merchantId: string };
  /** Insurance companies that pay the brand directly; some where it has the feature `insurance`, else none. */
  readonly insurers: readonly Insurer[];
  /** Who messages come from; the SMS sender is up to 11 letters and digits. */
  readonly sender: { readonly email: string; readonly sms: string };
  /** The brand's app in the stores, where it has one. */
  readonly app: { readonly appStoreUrl: string; readonly googlePlayUrl: string } | null;
}

/**
 * Settings as a brand's file writes them. Values that somebody has yet to fill in are marked, `sample('…')`, or end
 * in `.example`, a name that nobody can register: a production start names them and refuses.
 */
export type BrandSource = Marked<BrandSettings>;
