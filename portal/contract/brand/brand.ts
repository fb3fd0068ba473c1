import type { BrandId } from '#brands/brand-ids.ts';
import type { Language } from '../language/language.ts';
import type { PageKey } from '../routes/route-params.ts';
import type { MessageOverrides } from './brand-messages.ts';
import type { Marked } from './brand-sample.ts';
import type { Insurer } from './insurers.ts';

export type { BrandId, Insurer };

/** One section of a legal document. Each line of its text is a paragraph. */
export interface LegalSection {
  readonly heading: string;
  readonly text: string;
}

/** A setting that a legal document may name, in braces: `{guardianActsUntilAge}`. */
export type LegalFact =
  | 'controller'
  | 'controllerAddress'
  | 'dataProtectionEmail'
  | 'customerServicePhone'
  | 'guardianActsUntilAge'
  | 'messagesKeptDays';

/** A text of the brand's that has legal effect and a page of its own, in one language. */
export interface LegalDocument {
  /** Its version: the day from which it holds, `YYYY-MM-DD`. A changed text gets another day. */
  readonly since: string;
  /** In display order. What stands in braces is filled in from the settings (`LegalFact`). */
  readonly sections: readonly LegalSection[];
}

/** What a brand may enable; pages, tiles and menu entries ask for it by name. */
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
  | 'guardian-login'
  /** Permits of direct compensation are asked for at LähiTapiola. */
  | 'lahitapiola-insurance-flow'
  /** What a price estimate is made of is told beside it. */
  | 'price-details'
  /** Patients ask for their prescriptions to be renewed. */
  | 'isPrescriptionRenewalEnabled';

/** A brand's texts in one of its languages. */
export interface BrandTexts {
  /** When customer service answers the phone: `ma–pe klo 7–21`. */
  readonly customerServiceHours: string;
  /**
   * The terms of use; null if they have no page in this language, which then leads to one that has them (CONS-07:
   * Pikkujätti's are at `/fi/eula` only).
   */
  readonly terms: LegalDocument | null;
  /** What is done with personal data, and why (CONS-09), in each language in which people are served. */
  readonly privacy: LegalDocument;
  /** The brand's own texts by key of the message that each replaces; arguments stay the portal's. */
  readonly messages: MessageOverrides;
}

/**
 * A brand except its styling. All members are required: a brand that lacks one does not compile, and one that
 * contradicts itself does not start. Its look (colours, type, logo, illustrations) is registered under the same id in
 * the tokens and in the design system.
 */
export interface BrandSettings {
  /** Its name in the registry, in the theme and in development's host: `<id>.localhost`. */
  readonly id: BrandId;
  /** As patients read it: in titles, messages and the logo's alternative text. */
  readonly name: string;
  /** Host names that serve this brand where none are configured; no ports. `localhost` stands for addresses, too. */
  readonly hosts: readonly string[];
  /** Its texts by language; a language that is missing here exists nowhere in its portal. */
  readonly texts: Readonly<Partial<Record<Language, BrandTexts>>>;
  /** Whom it cares for: decides the welcome text and the specialties of its demo clinics. */
  readonly care: 'adults' | 'children';
  /** Where a brand for children sends who has grown up; null for a brand for adults, or if there is none to send to. */
  readonly adultBrand: BrandId | null;
  /** Customer service, as it is printed ('010 380 3838'). */
  readonly customerServicePhone: string;
  /** Where patients report accessibility problems; the law requires an electronic address (306/2019). */
  readonly feedbackEmail: string;
  /** Where patients ask about an invoice. */
  readonly billingEmail: string;
  readonly features: readonly Feature[];
  /** Pages that it lacks, besides those of missing features: they answer 404, nothing links to them. */
  readonly absentPages: readonly PageKey[];
  /** Where somebody who needs to identify is sent first. */
  readonly entryPage: 'login-page-for-anonymous-users' | 'hpa-front-page';
  /** Hours before the start until which a patient may cancel online. */
  readonly cancellationNoticeHours: number;
  /** A booking that starts within so many hours is binding and asks for an extra confirmation. */
  readonly bindingNoticeHours: number;
  /** A guardian acts for a child up to this age (years); older children act themselves. */
  readonly guardianActsUntilAge: number;
  /** The brand's name at the identification service. */
  readonly identification: { readonly clientId: string };
  /** The account that payments go to: the number given by the payment provider. */
  readonly payment: { readonly merchantId: string };
  /** Insurance companies that patients choose from, in that order; some if it has the feature `insurance`, else none. */
  readonly insurers: readonly Insurer[];
  /** Sender of messages; the SMS sender is up to 11 letters and digits. */
  readonly sender: { readonly email: string; readonly sms: string };
  /**
   * Who answers for personal data (GDPR, article 13): registered name and postal address, and where its data protection
   * officer answers.
   */
  readonly dataController: { readonly name: string; readonly address: string; readonly email: string };
  /** The brand's app in the stores, if it has one. */
  readonly app: { readonly appStoreUrl: string; readonly googlePlayUrl: string } | null;
}

/**
 * Settings as a brand's file has them. Values yet to be filled in are marked, `sample('…')`, or end in `.example`, a
 * name that nobody can register: a production start names them and refuses.
 */
export type BrandSource = Marked<BrandSettings>;
