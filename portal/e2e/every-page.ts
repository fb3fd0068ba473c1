import type { Browser, Page } from '@playwright/test';
import { missingPages } from '#brands/missing-pages.ts';
import { brandOf } from '#brands/registry.ts';
import type { BrandId, BrandSettings } from '#contract/brand/brand.ts';
import { languagesOf, termsLanguagesOf } from '#contract/brand/brand-languages.ts';
import { LANGUAGES, type Language } from '#contract/language/language.ts';
import { accessOf } from '#contract/routes/route-access.ts';
import type { PageKey, PageParams } from '#contract/routes/route-params.ts';
import { pathOf } from '#contract/routes/route-path.ts';
import { ROUTE_WORDS } from '#contract/routes/route-words.ts';
import { href } from '#contract/routes/routes.ts';
import { builtPages } from '#shell/browser/built-pages.ts';
import type { BuiltKey } from '#shell/browser/pages.ts';
import {
  bookAnyFrom,
  EERO,
  firstInvoice,
  freeTime,
  imagingOf,
  laboratoryOf,
  latestCertificate,
  latestPrescription,
  latestVisit,
  ONNI,
  ownAppointments,
  VIKTOR,
  weekday,
} from './api.ts';
import { BRANDS, originOf, signIn } from './fixtures.ts';

/** What the addresses of pages refer to. */
export interface Things {
  /** A time that anybody can book. */
  readonly freeTime: number;
  /** An appointment of Aino's. */
  readonly ownAppointment: number;
  /** A video appointment of Aino's. */
  readonly videoAppointment: number;
  /** A certificate of Aino's. */
  readonly certificate: number;
  /** A visit of Aino's. */
  readonly visit: number;
  /** Of Aino's record. */
  readonly laboratory: { readonly referral: number; readonly date: string; readonly result: number };
  readonly imaging: { readonly referral: number; readonly date: string };
  /** An invoice of Aino's. */
  readonly invoice: number;
  /** A prescription of Aino's. */
  readonly prescription: number;
  /** The pages of a clinic of the brand, and of somebody who works there. */
  readonly clinicSlug: string;
  readonly clinicCode: string;
  readonly practitionerSlug: string;
  /** Opens an appointment without a login. */
  readonly token: string;
  /** A conversation of Eero's. */
  readonly conversation: number;
  /** A conversation that Ilona answers. */
  readonly workThread: number;
  /** A notice to all patients, for operators. */
  readonly notice: number;
}

/** Whom most pages are for: a patient with a long history. */
export const AINO_NAME = 'Aino Maria Virtanen';
const EMPLOYEE = 'Eero Juhani Lehtonen';
const PROFESSIONAL = 'Ilona Katariina Heikkinen';
const OPERATOR = 'Outi Maarit Koivula';

/** Whom the others are for. Aino is told that there is nothing for her. */
const READER_OF: Partial<Record<BuiltKey, string>> = {
  conversation: EMPLOYEE,
  'conversation-list': EMPLOYEE,
  'conversation-new': EMPLOYEE,
  'mielen-tuki-chat-page': EMPLOYEE,
  'occupational-health-care-team': EMPLOYEE,
  'employee-memo-page': EMPLOYEE,
  'ohc-appointment-list': EMPLOYEE,
  'sickness-fund-page': 'Janne Petteri Koskinen',
  'finnair-chat-page': 'Janne Petteri Koskinen',
  workspace: PROFESSIONAL,
  'workspace-thread': PROFESSIONAL,
  'workspace-start': PROFESSIONAL,
  'workspace-absences': PROFESSIONAL,
  'workspace-questionnaires': PROFESSIONAL,
  'workspace-employees': 'Päivi Marjatta Aalto',
  'workspace-staff': OPERATOR,
  'workspace-service-breaks': OPERATOR,
  'workspace-content': OPERATOR,
  'workspace-content-item': OPERATOR,
  'workspace-clinics': OPERATOR,
  'workspace-clinic': OPERATOR,
};

/** The demo person who finds on a page what it is for. */
export const readerOf = (key: BuiltKey): string => READER_OF[key] ?? AINO_NAME;

/** Everybody who finds something on a page that requires a login. */
export const READERS_OF_PAGES: readonly string[] = [...new Set([AINO_NAME, ...Object.values(READER_OF)])];

type Parametrised = { [Key in BuiltKey as keyof PageParams<Key> extends never ? never : Key]: Key };

const timeOf = ({ freeTime }: Things) => ({ id: String(freeTime) });

/** The pages whose addresses name something. */
const PARAMS: { [Key in keyof Parametrised]: (things: Things) => PageParams<Key> } = {
  'reserve-appointment-for-anonymous-users': timeOf,
  'reserve-appointment-for-anonymous-users-insurance': timeOf,
  'reserve-appointment-for-anonymous-users-kela65': timeOf,
  'reserve-appointment-for-anonymous-users-occupational': timeOf,
  'reserve-appointment': timeOf,
  'reserve-appointment-insurance': timeOf,
  'reserve-appointment-kela65': timeOf,
  'reserve-appointment-occupational': timeOf,
  'reservation-success-for-anonymous-users': timeOf,
  'reservation-success': timeOf,
  'reservation-success-insurance': timeOf,
  'reservation-success-kela65': timeOf,
  'reservation-success-occupational': timeOf,
  clinic: ({ clinicSlug: slug }) => ({ slug }),
  practitioner: ({ practitionerSlug: slug }) => ({ slug }),
  'earlier-time': ({ ownAppointment: id }) => ({ id: String(id) }),
  'move-appointment': ({ ownAppointment, freeTime }) => ({
    id: String(ownAppointment),
    time: String(freeTime),
  }),
  // Nothing is proposed for it, and the pages say so.
  'appointments-additional-payment-approval-page': ({ ownAppointment: id }) => ({ id: String(id) }),
  'invoice-payment-page': ({ invoice }) => ({ id: String(invoice) }),
  'payment-page': () => ({ status: 'ok' }),
  'appointment-additional-payment-success-page': ({ ownAppointment: id }) => ({ id: String(id) }),
  appointment: ({ ownAppointment }) => ({ ids: String(ownAppointment) }),
  'lab-referral': ({ laboratory: { referral: id } }) => ({ id: String(id) }),
  'imaging-referral': ({ imaging: { referral: id } }) => ({ id: String(id) }),
  'imaging-result': ({ imaging: { date } }) => ({ date }),
  'lab-trend': ({ laboratory: { result: id } }) => ({ ids: String(id) }),
  // She has no appointments on that day, and the page says so.
  'appointment-day': ({ laboratory: { date } }) => ({ date }),
  'lab-result': ({ laboratory: { date } }) => ({ date }),
  'anonymous-view-appointment-page': ({ token }) => ({ token }),
  'video-appointment': ({ videoAppointment: id }) => ({ id: String(id) }),
  certificate: ({ certificate }) => ({ id: String(certificate) }),
  visit: ({ visit }) => ({ id: String(visit) }),
  'invoice-summary-page': ({ invoice: id }) => ({ id: String(id) }),
  'prescription-renewal': ({ prescription }) => ({ ids: String(prescription) }),
  conversation: ({ conversation }) => ({ id: String(conversation) }),
  // She has none of this number, and the pages say so.
  questionnaire: () => ({ id: '1' }),
  'questionnaire-results': () => ({ id: '1' }),
  // Nobody has been invited, and the page calls the link invalid.
  'video-guest': () => ({ guest: 'a'.repeat(43) }),
  // Nothing was changed, and the page calls the link invalid.
  'contact-change': () => ({ change: 'a'.repeat(43) }),
  // The page says nothing of whether a link opens something.
  'shared-record': () => ({ share: 'a'.repeat(43) }),
  // It is not cancelled, and the page says so.
  'anonymous-appointment-cancelled': ({ token }) => ({ token }),
  // The link that shows an appointment does not disown it: the page calls it invalid.
  'disown-appointment': ({ token }) => ({ token }),
  'workspace-thread': ({ workThread }) => ({ id: String(workThread) }),
  'workspace-content-item': ({ notice }) => ({ id: String(notice) }),
  // Of a brand that has none of this code the page says so.
  'workspace-clinic': ({ clinicCode: clinic }) => ({ clinic }),
};

/** All pages, or those that `npm run test:changed` names. */
function wantedPages(): readonly BuiltKey[] {
  const named = process.env.E2E_PAGES?.split(',');
  return named ? builtPages().filter((key) => named.includes(key)) : builtPages();
}

/** The languages in which a brand has a page; none where it lacks the page. */
export function languagesOn(key: PageKey, brand: BrandSettings): readonly Language[] {
  if (missingPages(brand).includes(key)) return [];
  const languages = key === 'eula' ? termsLanguagesOf(brand) : languagesOf(brand);
  return languages.filter((lang) => ROUTE_WORDS[key][LANGUAGES.indexOf(lang)] !== null);
}

/** A brand's pages, in any language: either the public ones or those that require a login. */
export const pageKeys = (brand: BrandSettings, isSignedIn: boolean): readonly BuiltKey[] =>
  wantedPages().filter(
    (key) => (accessOf(key) !== 'anonymous') === isSignedIn && languagesOn(key, brand).length > 0,
  );

/** Whether a page that is the same in all brands is walked through in this one, of those that have it in one of the languages. */
export function isTurnOf(key: BuiltKey, brand: BrandSettings, languages: readonly Language[] = LANGUAGES) {
  const having = BRANDS.filter((each) => languagesOn(key, each).some((lang) => languages.includes(lang)));
  // The demo has teams, employers and a sickness fund in the first brand alone.
  const turn = key in READER_OF ? 0 : builtPages().indexOf(key);
  return having[turn % having.length] === brand;
}

/** A page's addresses in a language; the compiler requires what those that are added refer to. */
export function pathsOf(key: BuiltKey, lang: Language, things: Things): readonly string[] {
  const params = key in PARAMS ? PARAMS[key as keyof Parametrised](things) : {};
  // Each key has its own parameters, which a loop cannot prove to the compiler.
  const address = pathOf(key, params as never, lang);
  if (address === null) return [];
  // The other tab is also a page to look at.
  return key === 'my-information' ? [address, href(key, {}, lang, { tab: 'consent' })] : [address];
}

export interface BuiltPage {
  readonly key: BuiltKey;
  readonly path: string;
}

/** The address of every page of a brand in a language, either the public ones or those that require a login. */
export const everyPage = (
  brand: BrandSettings,
  lang: Language,
  isSignedIn: boolean,
  things: Things,
): readonly BuiltPage[] =>
  pageKeys(brand, isSignedIn)
    .filter((key) => languagesOn(key, brand).includes(lang))
    .flatMap((key) => pathsOf(key, lang, things).map((path) => ({ key, path })));

/** Who books in which brand: one person may have ten future appointments, and all suites share the people. */
const PATIENTS: Readonly<Record<BrandId, typeof EERO>> = { kaari: EERO, pikkujatti: VIKTOR, revontuli: ONNI };

/**
 * Makes what every page's address refers to, in one brand.
 *
 * @param nth which of the day's times it takes: workers that start at once must not take the same one
 */
export async function makeThings(browser: Browser, brand: BrandId, day: number, nth = 0): Promise<Things> {
  const context = await browser.newContext({ baseURL: originOf(brand) });
  try {
    const page = await context.newPage();
    await page.goto(href('eula', {}, 'fi'));
    const booked = await bookAnyFrom(page, brand, day, nth, PATIENTS[brand]);
    await signIn(page, AINO_NAME, href('appointment-list', {}, 'fi'), brand);
    const upcoming = await ownAppointments(page);
    // The one that is soon has begun by then on a slow machine, and is not moved.
    const own = upcoming.find(({ mayCancel, isRemote }) => mayCancel && !isRemote);
    const video = upcoming.find(({ locationType }) => locationType === 'videoAppointment');
    const laboratory = await laboratoryOf(page);
    const imaging = await imagingOf(page);
    // From the other end of the day: in the same room or with the same practitioner it would go with the sold one.
    const free = await freeTime(brand, day, -1 - nth);
    return {
      freeTime: free.id,
      clinicSlug: free.clinic.slug ?? '',
      clinicCode: String(free.clinic.id),
      practitionerSlug: free.practitioner.slug ?? '',
      ownAppointment: own?.id ?? 0,
      videoAppointment: video?.id ?? 0,
      certificate: await latestCertificate(page),
      visit: await latestVisit(page),
      laboratory,
      imaging,
      invoice: await firstInvoice(page),
      prescription: await latestPrescription(page),
      token: booked.reservationDetails.token ?? '',
      conversation: await firstListed(page, 'conversation-list', brand),
      workThread: await firstListed(page, 'workspace', brand),
      notice: await firstListed(page, 'workspace-content', brand),
    };
  } finally {
    await context.close();
  }
}

/** The number of what a list of its reader's begins with; of a brand without the page, or with an empty one, one that nobody has. */
async function firstListed(
  page: Page,
  list: 'conversation-list' | 'workspace' | 'workspace-content',
  brand: BrandId,
) {
  if (!languagesOn(list, brandOf(brand)).includes('fi')) return 1;
  const address = href(list, {}, 'fi');
  await signIn(page, readerOf(list), address, brand);
  const links = await page.locator(`main a[href^="${address}/"]`).evaluateAll(hrefsOf);
  return Number(links.map((link) => /\/(\d+)$/.exec(link)?.[1]).find(Boolean) ?? 1);
}

const hrefsOf = (links: Element[]) => links.map((link) => link.getAttribute('href') ?? '');

/** The n-th weekday's list: a day that certainly has times. */
export function listOn(lang: Language, day: number): string {
  return href('private-appointment-list', {}, lang, { startDate: weekday(day) });
}
