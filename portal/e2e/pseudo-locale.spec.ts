import { HOME_UNITS } from '#areas/person/shared/home-measurements/kinds.ts';
import { capitalised } from '#contract/language/capitalised.ts';
import { LANGUAGES, LOCALES } from '#contract/language/language.ts';
import { strings } from '../../design-system/src/DesignSystem/strings.ts';
import { measureStrings } from '../../design-system/src/ReferenceRange/measure-strings.ts';
import { chartStrings } from '../../design-system/src/TrendChart/chart-strings.ts';
import { everyPage, isTurnOf, listOn, makeThings } from './every-page.ts';
import { BRANDS, test as base, dayFor, expect, originOf, signIn } from './fixtures.ts';
import { installPseudoLocale, textsOfDocument } from './pseudo-locale.ts';

const LANG = 'en';

// The browser renders other texts than the server has sent, and reports it.
const test = base.extend<{ complaints: string[] }>({ complaints: async ({ page: _ }, use) => use([]) });

// A walk through many pages.
test.describe.configure({ timeout: 300_000 });

for (const settings of BRANDS) {
  const brand = settings.id;
  test(`every text of every page comes from the messages or is data: ${brand}`, async ({ page, browser }) => {
    const origin = originOf(brand);
    const things = await makeThings(browser, brand, dayFor(brand, 25));
    await page.addInitScript(installPseudoLocale);
    // On an evening without times a list goes on to search for the next ones.
    const answers: Promise<unknown>[] = [];
    page.on('response', (answer) => {
      if (new URL(answer.url()).pathname.startsWith('/api/')) answers.push(answer.json().catch(() => null));
    });
    for (const isSignedIn of [false, true]) {
      if (isSignedIn) await signIn(page, 'Aino Maria Virtanen', `/${LANG}`, brand);
      // Each page in one brand: its texts are in the code that all have.
      const pages = everyPage(settings, LANG, isSignedIn, things).filter(({ key }) =>
        isTurnOf(key, settings, [LANG]),
      );
      const addresses = [...pages.map(({ path }) => path), `/${LANG}/nowhere`, listOn(LANG, 25)];
      for (const path of addresses) {
        await test.step(path, async () => {
          const response = await page.goto(origin + path);
          // Rendered again, from the replaced messages; a heading may be data, such as what a referral is for.
          await expect(page.getByRole('main')).toContainText(/[\uff21-\uff5a]/);
          const texts = await page.evaluate(textsOfDocument);
          const allowed = allowedWords((await response?.text()) ?? '', await Promise.all(answers));
          const strange = texts.filter((text) => wordsOf(text).some((word) => !allowed.has(word)));
          expect(strange).toEqual([]);
        });
      }
    }
  });
}

/** Texts that are not messages: the page's data, names that are the same everywhere, built-in strings and dates. */
function allowedWords(html: string, answers: readonly unknown[]): ReadonlySet<string> {
  const embedded = /<script[^>]*id="state"[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? '{}';
  const { messages: _, ...state } = JSON.parse(embedded) as Record<string, unknown>;
  const data = [state, ...answers];
  const texts = [
    ...textsIn(data),
    // A title that begins a line.
    ...textsIn(data).map(capitalised),
    ...fullNamesIn(data),
    ...Object.values(strings[LANG]),
    ...Object.values(chartStrings[LANG]),
    ...Object.values(measureStrings[LANG]),
    // Units are signs of their own, in every language.
    ...Object.values(HOME_UNITS),
    ...['Suomi', 'Svenska', 'English'],
    ...LANGUAGES.map((lang) => lang.toUpperCase()),
    ...dateWords(),
  ];
  return new Set(texts.flatMap((text) => [...wordsOf(text), initialsOf(text)]));
}

function textsIn(node: unknown): readonly string[] {
  if (typeof node === 'string') return [node];
  return typeof node === 'object' && node !== null ? Object.values(node).flatMap(textsIn) : [];
}

/** A person's first names and last name are two texts. */
function fullNamesIn(node: unknown): readonly string[] {
  if (typeof node !== 'object' || node === null) return [];
  const { firstNames, lastName } = node as Readonly<Record<string, unknown>>;
  const own =
    typeof firstNames === 'string' && typeof lastName === 'string' ? [`${firstNames} ${lastName}`] : [];
  return [...own, ...Object.values(node).flatMap(fullNamesIn)];
}

/** Names of months and weekdays. */
function dateWords(): readonly string[] {
  const year = Array.from({ length: 366 }, (_, day) => new Date(Date.UTC(2028, 0, 1 + day)));
  const styles = ['long', 'short'] as const;
  const days = styles.flatMap((style) => {
    const format = new Intl.DateTimeFormat(LOCALES[LANG], { weekday: style, day: 'numeric', month: style });
    return year.map((day) => format.format(day));
  });
  // Between a day and its time, where both are read out.
  return [...days, 'at'];
}

/** Words in ordinary letters. */
function wordsOf(text: string): readonly string[] {
  return text.match(/[A-Za-zÀ-ÿ]{2,}/g) ?? [];
}

/** An avatar's initials. */
function initialsOf(name: string): string {
  const words = name.split(' ');
  return `${words[0]?.[0] ?? ''}${words.at(-1)?.[0] ?? ''}`;
}
