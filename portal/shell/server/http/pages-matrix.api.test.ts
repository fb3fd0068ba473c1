import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { BRAND_IDS, type BrandId } from '#brands/brand-ids.ts';
import { LANGUAGES, type Language } from '#contract/language/language.ts';
import type { PageKey } from '#contract/routes/route-params.ts';
import { pathOf } from '#contract/routes/route-path.ts';
import { demoPeople } from '#demo/people.ts';
import { createTestDatabase, TEST_NOW, type TestDatabase } from '#platform/database/test-database.ts';
import { testFrontEnd } from '../render/test-front-end.ts';
import { demoRegister, guardianOf } from '../sessions/test-guardians.ts';
import { startTestPortal, type TestPortal } from '../test-portal.ts';

/** Who sees a page: anybody, anybody identified, these and staff by their own login, patients; and which brands have it: Kaari, Pikkujätti, Revontuli. */
type Row = `${'everybody' | 'identified' | 'staff' | 'patients'} ${'K' | 'P' | 'KP' | 'KR' | 'KPR'}`;

/** Every page: written by hand, so that no table of the portal's can open one by mistake. */
const PAGES: Readonly<Record<PageKey, Row>> = {
  'front-page': 'patients KPR',
  'appointment-reservation-landing-page': 'everybody KPR',
  'private-appointment-list': 'everybody KPR',
  'insurance-appointment-list': 'everybody KP',
  'kela65-appointment-list': 'everybody K',
  'ohc-landing-page-for-anonymous-users': 'everybody K',
  'ohc-appointment-list': 'patients K',
  'reserve-appointment-for-anonymous-users': 'everybody KPR',
  'reserve-appointment-for-anonymous-users-insurance': 'everybody KP',
  'reserve-appointment-for-anonymous-users-kela65': 'everybody K',
  'reserve-appointment-for-anonymous-users-occupational': 'everybody K',
  'reserve-appointment': 'patients KPR',
  'reserve-appointment-insurance': 'patients KP',
  'reserve-appointment-kela65': 'patients K',
  'reserve-appointment-occupational': 'patients K',
  'reservation-success-for-anonymous-users': 'everybody KPR',
  'reservation-success-for-anonymous-users-insurance': 'everybody KP',
  'reservation-success-for-anonymous-users-kela65': 'everybody K',
  'reservation-success-for-anonymous-users-occupational': 'everybody K',
  'reservation-success': 'patients KPR',
  'reservation-success-insurance': 'patients KP',
  'reservation-success-kela65': 'patients K',
  'reservation-success-occupational': 'patients K',
  clinic: 'everybody KPR',
  practitioner: 'everybody KPR',
  'appointment-list': 'patients KPR',
  appointment: 'patients KPR',
  'appointment-day': 'patients KPR',
  'calendar-feed': 'patients KPR',
  'video-appointment': 'patients KPR',
  'video-guest': 'everybody KPR',
  'earlier-time': 'patients KPR',
  'move-appointment': 'patients KPR',
  'appointments-additional-payment-approval-page': 'patients KPR',
  'appointment-additional-payment-success-page': 'patients KPR',
  'anonymous-view-appointment-page': 'everybody KPR',
  'anonymous-appointment-cancelled': 'everybody KPR',
  'disown-appointment': 'everybody KPR',
  'contact-change': 'everybody KPR',
  'record-sharing': 'patients KPR',
  'shared-record': 'everybody KPR',
  'registration-page': 'identified KPR',
  'registration-page-for-iav-users': 'identified KPR',
  'hpa-register': 'identified P',
  'choose-child': 'identified P',
  family: 'identified P',
  'hpa-front-page': 'everybody P',
  'new-customer': 'identified KPR',
  'login-page-for-anonymous-users': 'everybody KPR',
  mfa: 'everybody KPR',
  'session-timed-out': 'everybody KPR',
  'conversation-list': 'patients K',
  conversation: 'patients K',
  'conversation-new': 'patients K',
  'mielen-tuki-chat-page': 'patients K',
  'private-doctor-chat-page': 'patients K',
  pikkutsatti: 'everybody P',
  'visits-list': 'patients KPR',
  visit: 'patients KPR',
  'prescriptions-list': 'patients KPR',
  'prescription-renewal': 'patients K',
  'lab-list': 'patients KPR',
  'lab-referral': 'patients KPR',
  'lab-result': 'patients KPR',
  'lab-trend': 'patients KPR',
  'imaging-list': 'patients KPR',
  'imaging-referral': 'patients KPR',
  'imaging-result': 'patients KPR',
  'questionnaire-list': 'patients K',
  questionnaire: 'patients K',
  'questionnaire-results': 'patients K',
  'health-record': 'patients KPR',
  certificates: 'patients KR',
  certificate: 'patients KR',
  'vaccinations-list': 'patients KP',
  growth: 'patients P',
  'travel-vaccinations': 'patients KP',
  'home-measurements': 'patients KPR',
  'invoices-page': 'patients KPR',
  'invoice-summary-page': 'patients KPR',
  'invoice-payment-page': 'patients KPR',
  'pay-visit-page': 'patients KPR',
  'payment-page': 'patients KPR',
  'invoice-notification-landing-page': 'everybody KPR',
  'my-information': 'patients KPR',
  'record-app': 'patients KPR',
  'patient-data-consent': 'patients KPR',
  'occupational-health-care-team': 'patients K',
  'ohc-vaccination-page': 'everybody K',
  'employee-memo-page': 'patients K',
  'sickness-fund-page': 'patients K',
  'finnair-chat-page': 'patients K',
  workspace: 'staff KPR',
  'workspace-thread': 'staff K',
  'workspace-start': 'staff K',
  'workspace-employees': 'staff KPR',
  'workspace-absences': 'staff K',
  'workspace-questionnaires': 'staff K',
  'workspace-staff': 'staff KPR',
  'workspace-service-breaks': 'staff KPR',
  'workspace-content': 'staff KPR',
  'workspace-content-item': 'staff KPR',
  'workspace-clinics': 'staff KPR',
  'workspace-clinic': 'staff KPR',
  'workspace-sign-in': 'everybody KPR',
  'system-status': 'everybody KPR',
  eula: 'everybody KPR',
  'privacy-notice': 'everybody KPR',
  'help-page': 'everybody KPR',
  'accessibility-statement': 'everybody KPR',
};

/** What stands in addresses that name something: none of it need exist. */
const PARAMS = {
  id: '1',
  ids: '1',
  time: '1',
  date: '2026-03-02',
  token: 'a1'.repeat(10),
  guest: 'a'.repeat(43),
  change: 'a'.repeat(43),
  share: 'a'.repeat(43),
  slug: 'kamppi',
  clinic: 'KAM',
  status: 'ok',
};

/** Kinds of users, by a demo person of each; null: nobody is signed in. */
const USERS = {
  'a visitor': null,
  'somebody not registered': 'matti',
  'a private customer': 'aino',
  'an occupational customer': 'eero',
  'a Kela65 customer': 'helmi',
  'an insurance customer': 'onni',
  'a sickness fund member': 'janne',
  'an HR user': 'paivi',
  'a professional': 'ilona',
  'a guardian': 'sofia',
  'a professional by their own login': 'ilona',
} as const;
type User = keyof typeof USERS;

/** What becomes of a request for a page. */
type Outcome = 'seen' | 'missing' | 'to log in' | 'to register';

let db: TestDatabase;
let portal: TestPortal;
beforeAll(async () => {
  db = await createTestDatabase({ seeded: true });
  portal = await startTestPortal(db, {
    frontEnd: testFrontEnd(),
    config: { rateLimit: 1_000_000 },
    register: demoRegister(),
  });
});
afterAll(async () => {
  await portal.close();
  await db.drop();
});

async function visitorIn(brand: BrandId, user: User) {
  const visitor = portal.visitor(`${brand}.localhost`);
  const person = demoPeople(TEST_NOW).find(({ key }) => key === USERS[user]);
  if (person && user === 'a professional by their own login')
    await visitor.signInAsStaff(person.identityCode);
  else if (person) await visitor.signIn(person);
  return visitor;
}

function expected(key: PageKey, brand: BrandId, lang: Language, user: User): Outcome {
  const [who, brands] = PAGES[key].split(' ');
  // Revontuli has no Swedish.
  if (!brands?.includes(brand.charAt(0).toUpperCase()) || (brand === 'revontuli' && lang === 'sv'))
    return 'missing';
  if (who === 'everybody') return 'seen';
  if (user === 'a visitor') return 'to log in';
  if (user === 'a professional by their own login') return who === 'staff' ? 'seen' : 'to log in';
  return who === 'patients' && user === 'somebody not registered' ? 'to register' : 'seen';
}

const ENTRANCES = ['login-page-for-anonymous-users', 'hpa-front-page', 'workspace-sign-in'] as const;
const REGISTRATIONS = ['registration-page', 'registration-page-for-iav-users'] as const;

function outcomeOf(status: number, location: string | undefined, lang: Language): Outcome | string {
  if (status === 200) return 'seen';
  if (status === 404) return 'missing';
  const path = location?.split('?')[0];
  if (ENTRANCES.some((key) => pathOf(key, {}, lang) === path)) return 'to log in';
  if (REGISTRATIONS.some((key) => pathOf(key, {}, lang) === path)) return 'to register';
  return `${status} ${location}`;
}

/**
 * Where each user asks for each page of a brand: in one language, in another in the next brand, and the next user in another again. So
 * each page is asked for in each language of each brand, by three users or more. All by all was ten thousand requests.
 */
function visitOf(page: number, key: PageKey, brand: BrandId, user: User) {
  const paths = LANGUAGES.flatMap((lang) => {
    const path = pathOf(key, PARAMS, lang);
    return path === null ? [] : [{ lang, path }];
  });
  const turn = page + BRAND_IDS.indexOf(brand) + Object.keys(USERS).indexOf(user);
  return paths[turn % paths.length] as (typeof paths)[0];
}

describe.each(BRAND_IDS)('the pages of %s', (brand) => {
  test.each(Object.keys(USERS) as User[])('are open to %s as the table says', async (user) => {
    const visitor = await visitorIn(brand, user);
    const seen: Record<string, string> = {};
    const wanted: Record<string, string> = {};
    for (const [nth, key] of (Object.keys(PAGES) as PageKey[]).entries()) {
      const { lang, path } = visitOf(nth, key, brand, user);
      const { status, headers } = await visitor.get(path);
      seen[`${key} in ${lang}`] = outcomeOf(status, headers.location, lang);
      wanted[`${key} in ${lang}`] = expected(key, brand, lang, user);
    }
    expect(seen).toEqual(wanted);
  });
});

/** What the pages of occupational health care tell each kind of user, who all may open them. */
const OCCUPATIONAL: readonly (readonly [
  user: User,
  care: 'ok' | 'no-occupational-healthcare',
  fund: 'ok' | 'no-member',
])[] = [
  ['a private customer', 'no-occupational-healthcare', 'no-member'],
  ['an occupational customer', 'ok', 'no-member'],
  ['a Kela65 customer', 'no-occupational-healthcare', 'no-member'],
  ['an insurance customer', 'no-occupational-healthcare', 'no-member'],
  ['a sickness fund member', 'ok', 'ok'],
  ['an HR user', 'ok', 'no-member'],
  ['a professional', 'no-occupational-healthcare', 'no-member'],
  ['a guardian', 'no-occupational-healthcare', 'no-member'],
];

describe.each(BRAND_IDS)('occupational health care in %s', (brand) => {
  test.each(OCCUPATIONAL)('tells %s no more than theirs', async (user, care, fund) => {
    const visitor = await visitorIn(brand, user);
    const typeAt = async (path: string) => (await visitor.get(path)).body.type;
    const isOffered = brand === 'kaari';
    const ofCare = isOffered ? care : 'no-occupational-healthcare';
    expect(await typeAt('/api/occupational/team?lang=fi')).toBe(ofCare);
    expect(await typeAt('/api/occupational/memo?lang=fi')).toBe(ofCare);
    expect(await typeAt('/api/occupational-vaccination?lang=fi')).toBe(ofCare);
    expect(await typeAt('/api/sickness-fund')).toBe(isOffered ? fund : 'no-member');
  });
});

test('a sickness fund member who acts for a child finds no page of employees, and is told of nothing', async () => {
  const janne = await guardianOf(portal, 'janne', 'venla');
  const outcomes = async () =>
    Object.fromEntries(
      await Promise.all(
        OF_EMPLOYEES.map(async (key) => {
          const { status, headers } = await janne.get(pathOf(key, PARAMS, 'fi') ?? '');
          return [key, outcomeOf(status, headers.location, 'fi')];
        }),
      ),
    );
  expect(await outcomes()).toEqual(Object.fromEntries(OF_EMPLOYEES.map((key) => [key, 'missing'])));
  const typeAt = async (path: string) => (await janne.get(path)).body.type;
  expect(await typeAt('/api/occupational/team?lang=fi')).toBe('no-occupational-healthcare');
  expect(await typeAt('/api/occupational/memo?lang=fi')).toBe('no-occupational-healthcare');
  expect(await typeAt('/api/occupational-vaccination?lang=fi')).toBe('no-occupational-healthcare');
  expect(await typeAt('/api/sickness-fund')).toBe('no-member');
});

/** Pages for employees and members of the sickness fund. */
const OF_EMPLOYEES: readonly PageKey[] = [
  'occupational-health-care-team',
  'ohc-vaccination-page',
  'employee-memo-page',
  'sickness-fund-page',
  'finnair-chat-page',
  'ohc-appointment-list',
];
