import type { Page } from '@playwright/test';
import type { BrandSettings } from '#contract/brand/brand.ts';
import { languagesOf } from '#contract/brand/brand-languages.ts';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '#contract/language/language.ts';
import { languageAlternates } from '#contract/routes/other-languages.ts';
import { href, match } from '#contract/routes/routes.ts';
import { builtPages } from '#shell/browser/built-pages.ts';
import type { BuiltKey } from '#shell/browser/pages.ts';
import { answerTo } from './answer.ts';
import { answerOf, bookFrom, freeTime, HELMI } from './api.ts';
import {
  languagesOn,
  makeThings,
  pageKeys,
  pathsOf,
  READERS_OF_PAGES,
  readerOf,
  type Things,
} from './every-page.ts';
import {
  BRANDS,
  DESKTOP,
  dayFor,
  expect,
  expectAccessible,
  expectNoOverflow,
  hydrated,
  originOf,
  PHONE,
  signIn,
  test,
} from './fixtures.ts';
import { joinedNames } from './joined-names.ts';
import { waysOfTimes } from './mixed-times.ts';
import { factsIn, factsOf } from './page-facts.ts';
import { expectLight } from './page-weight.ts';
import { expectReflow } from './reflow.ts';
import { textsIn } from './texts.ts';
import { cookiesFor } from './walk-aside.ts';

// A walk through many pages.
test.describe.configure({ timeout: 300_000 });

const things = new Map<string, Things>();

/** Their forms are for identified persons who are not patients yet; a patient sees less there. */
const REGISTRATION = ['registration-page', 'hpa-register', 'registration-page-for-iav-users', 'new-customer'];

/** The readers of the pages, each on those that show them the most. */
const READERS = [
  { who: 'an anonymous visitor', person: null, opens: () => true },
  {
    who: 'somebody not registered',
    person: 'Matti Antero Nieminen',
    opens: (key: BuiltKey) => REGISTRATION.includes(key),
  },
  ...READERS_OF_PAGES.map((person) => ({
    who: person,
    person,
    opens: (key: BuiltKey) => !REGISTRATION.includes(key) && readerOf(key) === person,
  })),
] as const;

/** Pages that one test opens: so few that a machine with other work does it within the time of a test. */
const PART = 12;

for (const brand of BRANDS) {
  test.describe(brand.name, () => {
    test.beforeAll(async ({ browser }, { parallelIndex }) => {
      things.set(brand.id, await makeThings(browser, brand.id, dayFor(brand.id, 20), parallelIndex));
    });

    for (const { who, person, opens } of READERS) {
      const keys = pageKeys(brand, person !== null).filter(opens);
      for (let from = 0; from < keys.length; from += PART) {
        test(`every page of ${who}, from ${keys[from]}`, async ({ page, context }) => {
          const made = things.get(brand.id);
          if (!made) throw new Error('Nothing was made');
          await page.setViewportSize(PHONE);
          if (person) await signIn(page, person, `/${languagesOf(brand)[0]}`, brand.id);
          const blank = await context.newPage();
          await page.bringToFront();
          for (const key of keys.slice(from, from + PART)) {
            await test.step(key, async () => {
              const opened = languagesInTurn(key, brand);
              for (const lang of languagesOn(key, brand)) {
                for (const path of pathsOf(key, lang, made)) {
                  const visit = { key, path, brand, lang };
                  await expectGoodDocument(page, blank, visit);
                  if (opened.includes(lang)) await expectGoodPage(page, visit, lang === opened[0]);
                }
              }
            });
          }
        });
      }
    }
  });
}

interface Visit {
  readonly key: BuiltKey;
  readonly path: string;
  readonly brand: BrandSettings;
  readonly lang: Language;
}

/**
 * The languages in which a brand opens a page, whose documents are read in all of them: each language is opened in one of the
 * brands that have the page in it, and each brand opens one at least. Which it is changes from page to page.
 */
function languagesInTurn(key: BuiltKey, brand: BrandSettings): readonly Language[] {
  const page = builtPages().indexOf(key);
  const languages = languagesOn(key, brand);
  const own = languages.filter((lang) => {
    const having = BRANDS.filter((each) => languagesOn(key, each).includes(lang));
    return having[(page + LANGUAGES.indexOf(lang)) % having.length] === brand;
  });
  return own.length ? own : languages.slice(page % languages.length).slice(0, 1);
}

/**
 * Of a time that nobody has booked there is no booking to tell, an ordinary time is no Kela65 visit, and a link that shows an
 * appointment disowns none, nobody is a guest whom nobody has invited, no visit is paid without its number, and nobody has asked
 * Aino anything.
 */
const isNothing = (key: BuiltKey): boolean =>
  /^reservation-success|^reserve-.*-kela65$|^questionnaire(-results)?$/.test(key) ||
  key === 'disown-appointment' ||
  key === 'contact-change' ||
  key === 'video-guest' ||
  key === 'pay-visit-page';

/** The document of a page says in each language what it is, and is light; nothing of this needs a browser's layout or scripts. */
async function expectGoodDocument(page: Page, blank: Page, visit: Visit): Promise<void> {
  const address = new URL(originOf(visit.brand.id) + visit.path);
  const cookies = await cookiesFor(page, address);
  const answer = await answerTo(address, cookies);
  expect([visit.path, answer.status]).toEqual([visit.path, isNothing(visit.key) ? 404 : 200]);
  expect(await factsIn(blank, answer.text)).toEqual(factsExpectedOf(visit));
  await expectLight(address, answer, cookies);
}

/** The page comes to life without a complaint, says the same, fits every width, and passes axe, what is pressed has words apart, and times are written one way. */
async function expectGoodPage(page: Page, visit: Visit, isFirst: boolean): Promise<void> {
  const { key, path, brand } = visit;
  await page.goto(originOf(brand.id) + path);
  await hydrated(page);
  await expect.poll(() => factsOf(page)).toEqual(factsExpectedOf(visit));
  await expectNoOverflow(page);
  expect(await joinedNames(page)).toEqual([]);
  const times = await waysOfTimes(page);
  expect(times.length < 2 ? [] : times).toEqual([]);
  // Axe judges a page once in each brand, as what it sees is the same in each language: a phone in one and a desk in another.
  const isOnPhone = (builtPages().indexOf(key) + BRANDS.indexOf(brand)) % 2 === 0;
  if (isFirst && isOnPhone) await expectAccessible(page);
  await page.setViewportSize(DESKTOP);
  await expectNoOverflow(page);
  expect(await joinedNames(page)).toEqual([]);
  if (isFirst && !isOnPhone) await expectAccessible(page);
  await expectReflow(page);
}

function factsExpectedOf({ key, path, brand, lang }: Visit) {
  const [address = path] = path.split('?');
  const origin = originOf(brand.id);
  return {
    title: expect.stringMatching(new RegExp(`^.{3,} – ${brand.name}$`)),
    lang,
    brand: brand.id,
    canonical: [origin + address],
    alternates: alternatesOf(address, origin, languagesOn(key, brand)),
    mainHeadings: 1,
    mains: 1,
  };
}

/** The page's addresses in the brand's languages, as its document names them. */
function alternatesOf(path: string, origin: string, languages: readonly Language[]): readonly string[] {
  const visit = match(path);
  const alternates = visit && languageAlternates(visit);
  return languages.map((lang) => `${lang} ${origin}${alternates?.[lang]}`).sort();
}

for (const brand of BRANDS) {
  const missing = LANGUAGES.filter((lang) => !languagesOf(brand).includes(lang));
  for (const lang of missing) {
    test(`${brand.name} has nothing in ${lang}, and offers nothing`, async ({ page }) => {
      const [first = DEFAULT_LANGUAGE] = languagesOf(brand);
      const response = await page.goto(`${originOf(brand.id)}/${lang}`);
      expect(response?.status()).toBe(404);
      await expect(page.locator('html')).toHaveAttribute('lang', first);
      await expect(page.locator(`a[lang=${lang}]`)).toHaveCount(0);
      await expectAccessible(page);
    });
  }
}

test('the language switch leads to the page that is shown, also after going on, and without scripts', async ({
  page,
  browser,
}) => {
  const fi = textsIn('fi');
  await page.goto('/fi/ajanvaraus');
  await hydrated(page);
  await page.getByRole('button', { name: fi('shell.consent.decline') }).click();
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: fi('shell.footer.privacy') })
    .click();
  await expect(page).toHaveURL('/fi/tietosuojaseloste');
  // The switch is of the page that is shown, which comes after its address.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(fi('shell.footer.privacy'));
  await page.getByRole('banner').getByText('FI', { exact: true }).click();
  await page.getByRole('link', { name: 'Svenska' }).click();
  await expect(page).toHaveURL('/sv/dataskyddsbeskrivning');

  const plain = await browser.newContext({ javaScriptEnabled: false });
  const silent = await plain.newPage();
  await silent.goto(`${originOf('kaari')}/sv/loggain?nextPath=%2Fsv%2Ffakturor`);
  await silent.getByRole('banner').getByText('SV', { exact: true }).click();
  await silent.getByRole('link', { name: 'English' }).click();
  await expect(silent).toHaveURL(`${originOf('kaari')}/en/login?nextPath=%2Fen%2Finvoices`);
  await plain.close();
});

const NOWHERE = [
  '/fi/ei-ole',
  '/sv/finns-inte',
  '/en/does-not-exist',
  // Words of two languages.
  '/en/ajanvaraus/private-customer',
  '/fi/booking/yksityisasiakas',
  // Malformed ids, dates, tokens.
  '/fi/ajanvaraukset/abc',
  '/sv/tidsbokningar/1,,2',
  '/en/appointments/-1',
  '/en/appointments/1;drop',
  '/fi/kirjautumattomat-kayttajat/vapaat-ajat/0x1',
  '/sv/lediga-tider/1.5',
  '/en/appointment/short',
  '/fi/varaus/%2e%2e%2f',
  '/fi/laboratoriotulos/2026-02-30',
  // A page of the table that is not built.
  '/en/conversations',
  // More or less than an address.
  '/en/booking/',
  '/en//booking',
  '/en/BOOKING',
  // Words of another language.
  '/sv/ajanvaraukset',
];

test('an unknown path is the 404 page in the language of its path, in each brand that has the language', async ({
  page,
}) => {
  for (const [index, path] of NOWHERE.entries()) {
    const lang = path.slice(1, 3) as Language;
    const speaking = BRANDS.filter(({ texts }) => texts[lang]);
    const brand = speaking[index % speaking.length];
    if (!brand) throw new Error(`No brand has ${lang}`);
    await test.step(`${brand.id} ${path}`, async () => {
      const t = textsIn(lang);
      const response = await page.goto(originOf(brand.id) + path);
      expect(response?.status()).toBe(404);
      await expect(page.locator('html')).toHaveAttribute('lang', lang);
      await expect(page.locator('html')).toHaveAttribute('data-brand', brand.id);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('shell.notFound.title'));
      await expect(page.getByRole('link', { name: t('shell.notFound.home') })).toHaveAttribute(
        'href',
        `/${lang}`,
      );
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
      if (index < 3) await expectAccessible(page);
    });
  }
});

test('an unknown language is answered in the visitor’s own', async ({ browser }) => {
  for (const [locale, lang] of [
    ['sv-FI', 'sv'],
    ['en-GB', 'en'],
    ['de-DE', 'fi'],
  ] as const) {
    const context = await browser.newContext({ locale, baseURL: originOf('kaari') });
    const page = await context.newPage();
    const response = await page.goto('/de/termin');
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(textsIn(lang)('shell.notFound.title'));
    await page.goto('/');
    await expect(page).toHaveURL(new RegExp(`/${lang}/`));
    await context.close();
  }
});

test('Pikkujätti’s terms are Finnish only', async ({ page }) => {
  const origin = originOf('pikkujatti');
  expect((await page.goto(`${origin}/sv/eula`))?.status()).toBe(404);
  expect((await page.goto(`${origin}/en/eula`))?.status()).toBe(404);
  await page.goto(`${origin}/en/booking`);
  const terms = page.getByRole('link', { name: textsIn('en')('shell.footer.terms') });
  await expect(terms).toHaveAttribute('href', '/fi/eula');
});

test('an unknown host is answered 421', async () => {
  const { status, text } = await answerOf('unknown', '/fi');
  expect(status).toBe(421);
  expect(JSON.parse(text)).toMatchObject({ code: 'misdirected' });
});

test('unknown values in a query are ignored', async ({ page }) => {
  const response = await page.goto(
    '/en/booking/private-customer?startDate=2026-02-30&timeOfDay=midnight&specialtyIds=%3Cscript%3E&includeRemote=maybe&offset=-1&x=y&scope=other',
  );
  expect(response?.status()).toBe(200);
  await hydrated(page);
  const tabs = page.getByRole('link', { name: textsIn('en')('booking.list.timeOfDay.all'), exact: true });
  await expect(tabs).toHaveAttribute('aria-current', /.+/);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /private-customer$/);
});

test('another patient’s appointment is not found, and neither is one that does not exist', async ({
  page,
}) => {
  await page.goto('/en/booking');
  const time = await freeTime('kaari', 22);
  const { reservationDetails } = await bookFrom(page, time.id, HELMI);
  await signIn(page, 'Aino Maria Virtanen', '/en');
  const t = textsIn('en');
  for (const id of [reservationDetails.appointmentId, 999_999_999]) {
    const response = await page.goto(href('appointment', { ids: id }, 'en'));
    expect(response?.status()).toBe(404);
    await expect(page.getByText(t('appointments.detail.notFound.title'))).toBeVisible();
    await page.getByRole('link', { name: t('appointments.detail.notFound.action') }).click();
    await expect(page).toHaveURL('/en/booking');
  }
});

test('a link to an appointment that leads nowhere says so and nothing else', async ({ page }) => {
  const t = textsIn('sv');
  await page.goto('/sv/bokning/abcdefghij0123456789');
  await expect(page.getByText(t('appointments.link.notFound.title'))).toBeVisible();
  await hydrated(page);
  await expectAccessible(page);
});
