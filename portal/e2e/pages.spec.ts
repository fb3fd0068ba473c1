import type { Page } from '@playwright/test';
import type { BrandSettings } from '#contract/brand/brand.ts';
import { languagesOf } from '#contract/brand/brand-languages.ts';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '#contract/language/language.ts';
import { href, languageAlternates, match } from '#contract/routes/routes.ts';
import { BUILT_PAGES } from '#shell/browser/feature-tables.ts';
import { answerOf, bookFrom, freeTime, HELMI } from './api.ts';
import { type BuiltPage, everyPage, languagesOn, makeThings, type Things } from './every-page.ts';
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
import { factsOf } from './page-facts.ts';
import { expectReflow } from './reflow.ts';
import { textsIn } from './texts.ts';

const things = new Map<string, Things>();

/** Their forms are for identified persons who are not patients yet; a patient sees less there. */
const REGISTRATION = ['registration-page', 'hpa-register', 'registration-page-for-iav-users', 'new-customer'];

/** The readers of the pages, each on those that show them the most. */
const READERS = [
  { who: 'an anonymous visitor', person: null, opens: () => true },
  {
    who: 'a patient',
    person: 'Aino Maria Virtanen',
    opens: ({ key }: BuiltPage) => !REGISTRATION.includes(key),
  },
  {
    who: 'somebody not registered',
    person: 'Matti Antero Nieminen',
    opens: ({ key }: BuiltPage) => REGISTRATION.includes(key),
  },
] as const;

for (const brand of BRANDS) {
  const languages = languagesOf(brand);
  test.describe(brand.name, () => {
    test.beforeAll(async ({ browser }, { parallelIndex }) => {
      things.set(brand.id, await makeThings(browser, brand.id, dayFor(brand.id, 20), parallelIndex));
    });

    for (const lang of languages) {
      for (const { who, person, opens } of READERS) {
        test(`every page of ${who} in ${lang}`, async ({ page }) => {
          const made = things.get(brand.id);
          if (!made) throw new Error('Nothing was made');
          await page.setViewportSize(PHONE);
          if (person) await signIn(page, person, `/${lang}`, brand.id);
          for (const each of everyPage(brand, lang, person !== null, made).filter(opens)) {
            await test.step(each.path, () => expectGoodPage(page, each, brand, lang));
          }
        });
      }
    }
  });
}

async function expectGoodPage(page: Page, { key, path }: BuiltPage, brand: BrandSettings, lang: Language) {
  const origin = originOf(brand.id);
  const [address = path] = path.split('?');
  const response = await page.goto(origin + path);
  // Of a time that nobody has booked there is no booking to tell, an ordinary time is no Kela65 visit, and a link that shows an
  // appointment disowns none, nobody is a guest whom nobody has invited, and nobody has asked Aino anything.
  const isNothing =
    /^reservation-success|^reserve-.*-kela65$|^questionnaire(-results)?$/.test(key) ||
    key === 'disown-appointment' ||
    key === 'contact-change' ||
    key === 'video-guest';
  expect([path, response?.status()]).toEqual([path, isNothing ? 404 : 200]);
  await hydrated(page);
  await expect
    .poll(() => factsOf(page))
    .toEqual({
      title: expect.stringMatching(new RegExp(`^.{3,} – ${brand.name}$`)),
      lang,
      brand: brand.id,
      canonical: [origin + address],
      alternates: alternatesOf(address, origin, languagesOn(key, brand)),
      mainHeadings: 1,
      mains: 1,
    });
  await expectNoOverflow(page);
  // What axe judges is the same in each language: it sees a phone in one and a desk in another, in turn.
  const languages = languagesOn(key, brand);
  const turn = BUILT_PAGES.indexOf(key) + BRANDS.indexOf(brand);
  if (lang === languages[turn % languages.length]) await expectAccessible(page);
  await page.setViewportSize(DESKTOP);
  await expectNoOverflow(page);
  if (lang === languages[(turn + 1) % languages.length]) await expectAccessible(page);
  await expectReflow(page);
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

const NOWHERE = [
  '/fi/ei-ole',
  '/sv/finns-inte',
  '/en/does-not-exist',
  // Another language's words.
  '/en/ajanvaraus',
  '/fi/booking',
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
