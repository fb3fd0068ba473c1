import type { BrandSettings, Feature, Insurer } from '#contract/brand/brand.ts';
import { languagesOf, termsLanguagesOf } from '#contract/brand/brand-languages.ts';
import { OFFERED_INSURERS } from '#contract/brand/insurers.ts';
import type { PageKey } from '#contract/routes/route-params.ts';
import { isEmail } from '#contract/values/email.ts';
import { FEATURE_PAGES, missingPages } from './missing-pages.ts';

/** Features that only another one leads to (PAGE-06). */
const NEEDS: Readonly<Partial<Record<Feature, Feature>>> = {
  'customer-messaging-enabled': 'occupational-health',
  'employee-memo': 'occupational-health',
  'lahitapiola-insurance-flow': 'insurance',
  // A request is a message to the clinic.
  isPrescriptionRenewalEnabled: 'customer-messaging-enabled',
};

/** Signing in, booking and the patient's own appointments: pages that others lead to, whatever the brand. */
const INDISPENSABLE: readonly PageKey[] = [
  'front-page',
  'accessibility-statement',
  'appointment-reservation-landing-page',
  'private-appointment-list',
  'reserve-appointment-for-anonymous-users',
  'reserve-appointment',
  'reservation-success-for-anonymous-users',
  'reservation-success',
  'appointment-list',
  'appointment',
  'anonymous-view-appointment-page',
  'disown-appointment',
  'contact-change',
  'login-page-for-anonymous-users',
  'session-timed-out',
  'eula',
  'privacy-notice',
];

const OFFERED: readonly Insurer[] = OFFERED_INSURERS;

/** Checks of one brand, `undefined` where nothing is wrong; each names the setting and what to do about it. */
type Rule = (brand: BrandSettings) => string | readonly string[] | undefined | false;

const RULES: readonly Rule[] = [
  ({ name }) => name.trim() === '' && 'name is empty.',
  ({ hosts }) => hosts.length === 0 && 'hosts is empty: nobody could reach it.',
  ({ hosts }) =>
    hosts
      .filter((host) => !/^[a-z\d]+([.-][a-z\d]+)*$/.test(host))
      .map((host) => `hosts has ${host}, which is no host name in lower case without a port.`),
  (brand) => languagesOf(brand).length === 0 && 'texts has no language.',
  (brand) =>
    languagesOf(brand).length > 0 &&
    termsLanguagesOf(brand).length === 0 &&
    'texts has the terms in no language.',
  ({ features }) => repeated(features).map((feature) => `features has ${feature} twice.`),
  ({ features }) =>
    features.flatMap((feature) => {
      const needed = NEEDS[feature];
      return needed && !features.includes(needed)
        ? [`features has ${feature}, which needs ${needed} as well.`]
        : [];
    }),
  ({ features, absentPages }) =>
    features.flatMap((feature) =>
      FEATURE_PAGES[feature]
        .filter((page) => absentPages.includes(page))
        .map((page) => `features has ${feature}, but absentPages has its page ${page}.`),
    ),
  ({ absentPages }) => repeated(absentPages).map((page) => `absentPages has ${page} twice.`),
  ({ absentPages }) =>
    absentPages
      .filter((page) => INDISPENSABLE.includes(page))
      .map((page) => `absentPages has ${page}, without which the portal leads nowhere.`),
  (brand) =>
    missingPages(brand).includes(brand.entryPage) &&
    `entryPage is ${brand.entryPage}, a page that it does not have.`,
  ({ cancellationNoticeHours: hours }) =>
    isNoTime(hours) && `cancellationNoticeHours is ${hours}, which is no time.`,
  ({ bindingNoticeHours: hours }) => isNoTime(hours) && `bindingNoticeHours is ${hours}, which is no time.`,
  ({ bindingNoticeHours: binding, cancellationNoticeHours: cancellation }) =>
    binding > cancellation &&
    `bindingNoticeHours is ${binding}, but cancellationNoticeHours ${cancellation}: a booking would be binding and could still be cancelled.`,
  ({ guardianActsUntilAge: age }) =>
    !(Number.isInteger(age) && age >= 0 && age < 18) &&
    `guardianActsUntilAge is ${age}, which is no age of a child in years.`,
  ({ care, adultBrand }) =>
    care === 'adults' &&
    adultBrand !== null &&
    `adultBrand is ${adultBrand}, but it cares for adults itself.`,
  ({ features, insurers }) =>
    features.includes('insurance') &&
    insurers.length === 0 &&
    'features has insurance, but insurers is empty.',
  ({ features, insurers }) =>
    !features.includes('insurance') &&
    insurers.length > 0 &&
    'insurers has companies, but features lacks insurance.',
  ({ insurers }) =>
    insurers
      .filter((insurer) => !OFFERED.includes(insurer))
      .map((insurer) => `insurers has ${insurer}, which patients cannot choose when booking.`),
  ({ features, insurers }) =>
    features.includes('lahitapiola-insurance-flow') &&
    !insurers.includes('LAHITAPIOLA') &&
    'features has lahitapiola-insurance-flow, but insurers lacks LAHITAPIOLA.',
  ({ customerServicePhone: phone }) =>
    !/^\+?\d[\d ]{4,20}\d$/.test(phone) && `customerServicePhone is ${phone}, which nobody can call.`,
  ({ feedbackEmail }) =>
    !isEmail(feedbackEmail) && `feedbackEmail is ${feedbackEmail}, which is no e-mail address.`,
  ({ billingEmail }) =>
    !isEmail(billingEmail) && `billingEmail is ${billingEmail}, which is no e-mail address.`,
  ({ dataController: { name, address } }) =>
    (name.trim() === '' || address.trim() === '') &&
    'dataController has no name or no address: nobody would answer for personal data.',
  ({ dataController: { email } }) =>
    !isEmail(email) && `dataController.email is ${email}, which is no e-mail address.`,
  ({ sender }) => !isEmail(sender.email) && `sender.email is ${sender.email}, which is no e-mail address.`,
  ({ sender }) =>
    !/^[A-Za-z\d]{1,11}$/.test(sender.sms) &&
    `sender.sms is ${sender.sms}, which is not up to 11 letters and digits.`,
];

/** Everything in which brands contradict themselves or each other, one sentence each that begins with the brand. */
export function contradictionsIn(brands: Readonly<Record<string, BrandSettings>>): readonly string[] {
  const all = Object.entries(brands);
  return [
    ...all.flatMap(([id, brand]) => [
      ...(brand.id === id ? [] : [`Brand ${id}: id is ${brand.id}; the registry has it as ${id}.`]),
      ...RULES.flatMap((rule) => rule(brand) || []).map((sentence) => `Brand ${id}: ${sentence}`),
    ]),
    ...all.flatMap(([id, { adultBrand }]) =>
      adultBrand !== null && brands[adultBrand]?.care === 'children'
        ? [`Brand ${id}: adultBrand is ${adultBrand}, which cares for children.`]
        : [],
    ),
    ...repeated(all.flatMap(([, { hosts }]) => hosts)).map((host) => {
      const owners = all.filter(([, { hosts }]) => hosts.includes(host)).map(([id]) => id);
      return `Brands ${owners.join(' and ')}: hosts has ${host} in both; a host shows one brand.`;
    }),
  ];
}

function repeated<Item>(items: readonly Item[]): readonly Item[] {
  return [...new Set(items.filter((item, index) => items.indexOf(item) !== index))];
}

function isNoTime(hours: number): boolean {
  return !Number.isFinite(hours) || hours < 0;
}
