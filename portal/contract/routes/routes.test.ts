import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LANGUAGES, type Language } from '../language/language.ts';
import { appointmentToken } from './appointment-token.ts';
import { inOneLanguage, languageAlternates, toLanguage } from './other-languages.ts';
import { PAYMENT_STATUSES, type PageKey, type ParamName } from './route-params.ts';
import { pathOf } from './route-path.ts';
import { type PageQuery, parseQuery, writeQuery } from './route-query.ts';
import { PAGE_KEYS, ROUTE_WORDS } from './route-words.ts';
import { href, match } from './routes.ts';

const id = fc.integer({ min: 1, max: 999_999_999_999_999 }).map(String);
const date = fc
  .date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
  .map((day) => day.toISOString().slice(0, 10));
const token = fc.oneof(
  fc.stringMatching(/^[A-Za-z\d]{20}$/),
  fc
    .tuple(fc.integer({ min: 1, max: 9_999_999 }), fc.stringMatching(/^[\w-]{22}$/))
    .map(([appointmentId, secret]) => appointmentToken(appointmentId, secret)),
);
const PARAM: Record<ParamName, fc.Arbitrary<string>> = {
  id,
  time: id,
  ids: fc.array(id, { minLength: 1, maxLength: 50 }).map((all) => all.join(',')),
  date,
  token,
  guest: fc.stringMatching(/^[\w-]{43}$/),
  change: fc.stringMatching(/^[\w-]{43}$/),
  share: fc.stringMatching(/^[\w-]{43}$/),
  slug: fc.stringMatching(/^[a-z\d]{1,12}(-[a-z\d]{1,12}){0,4}$/),
  clinic: fc.stringMatching(/^[A-Z\d]{1,12}$/),
  status: fc.constantFrom(...PAYMENT_STATUSES),
};

function paramsOf(key: PageKey): fc.Arbitrary<Record<string, string>> {
  const names = [...ROUTE_WORDS[key][0].matchAll(/\{(\w+)\}/g)].map(([, name]) => name as ParamName);
  return fc.record(Object.fromEntries(names.map((name) => [name, PARAM[name]])));
}

const noise = fc.oneof(fc.string(), id, date, fc.constantFrom('true', 'morning', 'inAppBooking', '/fi', 'x'));
const searchOf = (key: PageKey) =>
  fc
    .array(fc.tuple(fc.constantFrom('utm', ...Object.keys(parseQuery(key, new URLSearchParams()))), noise))
    .map((pairs) => new URLSearchParams(pairs));

const somePage = fc.constantFrom(...PAGE_KEYS).chain((key) =>
  fc.record({
    key: fc.constant(key),
    lang: fc.constantFrom(...LANGUAGES.filter((_, index) => ROUTE_WORDS[key][index] !== null)),
    params: paramsOf(key),
    query: searchOf(key).map((search) => parseQuery(key, search)),
  }),
);

/** `href` for a page that is known at run time only. */
const addressOf = ({
  key,
  lang,
  params,
  query,
}: {
  key: PageKey;
  lang: Language;
  params: object;
  query: object;
}) => `${pathOf(key, params as Record<string, string>, lang)}${writeQuery(key, query as PageQuery)}`;

describe('match and href', () => {
  test.each(PAGE_KEYS)('are inverse for %s in every language', (key) => {
    for (const [index, lang] of LANGUAGES.entries()) {
      if (ROUTE_WORDS[key][index] === null) continue;
      const query = searchOf(key).map((search) => parseQuery(key, search));
      fc.assert(
        fc.property(paramsOf(key), query, (params, query) => {
          expect(match(addressOf({ key, lang, params, query }))).toEqual({ key, lang, params, query });
        }),
        { numRuns: 25 },
      );
    }
  });

  test('whatever matches is written back to the same path', () => {
    const words = new Set(
      Object.values(ROUTE_WORDS).flatMap((all) => all.flatMap((one) => one?.split('/') ?? [])),
    );
    const segment = fc.oneof(fc.constantFrom(...words), fc.string(), ...Object.values(PARAM));
    const path = fc
      .tuple(fc.constantFrom<string>(...LANGUAGES, 'de', 'FI', ''), fc.array(segment, { maxLength: 4 }))
      .map(([lang, segments]) => ['', lang, ...segments].join('/'));
    fc.assert(
      fc.property(fc.oneof(path, somePage.map(addressOf)), (url) => {
        const page = match(url);
        if (page) expect(pathOf(page.key, page.params, page.lang)).toBe(url.replace(/[?#].*$/s, ''));
      }),
      { numRuns: 1000 },
    );
  });

  test('match never throws', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.webUrl(), fc.webPath()), (url) => {
        match(url);
        match(`/fi/${url}`);
        match(`/fi/kirjaudu?nextPath=${url}`);
      }),
    );
  });

  test.each([
    ['/fi', 'front-page'],
    ['/sv?utm=1', 'front-page'],
    ['/fi#appointment-cancelled', 'front-page'],
    ['/fi/ajanvaraus/yksityisasiakas', 'private-appointment-list'],
    [
      '/sv/tidsbokning/foretagshalsovard/lediga-tider/7/klar',
      'reservation-success-for-anonymous-users-occupational',
    ],
    ['/en/available-appointments/kela65/9', 'reserve-appointment-kela65'],
    [
      '/en/anonymous-users/available-appointments/insurance/9',
      'reserve-appointment-for-anonymous-users-insurance',
    ],
    ['/fi/ajanvaraukset/1,22,333', 'appointment'],
    ['/sv/meddelanden/ny', 'conversation-new'],
    ['/en/imaging/2026-02-28', 'imaging-result'],
    ['/fi/maksu/delayed', 'payment-page'],
    ['/fi/ohjeita', 'help-page'],
  ])('%s is the page %s', (url, key) => {
    expect(match(url)?.key).toBe(key);
  });

  test.each([
    ['no language', '/'],
    ['an unknown language', '/de/login'],
    ['capitals', '/FI'],
    ['words of another language', '/sv/ajanvaraukset'],
    ['a page that does not exist in the language', '/en/ohjeita'],
    ['words of two languages', '/fi/ajanvaraus/private-customer'],
    ['a closing slash', '/fi/'],
    ['a closing slash', '/fi/ajanvaraukset/'],
    ['a doubled slash', '/fi//ajanvaraukset'],
    ['a missing first slash', 'fi/ajanvaraukset'],
    ['percent-encoding', '/fi/ajanvarauks%65t'],
    ['percent-encoded commas', '/fi/ajanvaraukset/1%2C2'],
    ['identity zero', '/fi/kaynnit/0'],
    ['leading zeros', '/fi/kaynnit/012'],
    ['a sign', '/fi/kaynnit/-1'],
    ['an identity beyond exact numbers', '/fi/kaynnit/9007199254740993'],
    ['digits of another script', '/fi/kaynnit/١٢'],
    ['an empty list', '/fi/ajanvaraukset/,'],
    ['an open list', '/fi/ajanvaraukset/1,2,'],
    ['more than 50 identities', `/fi/ajanvaraukset/${Array(51).fill(1).join(',')}`],
    ['a day that does not exist', '/fi/kuvantaminen/2026-02-29'],
    ['a short date', '/fi/kuvantaminen/2026-2-1'],
    ['an unknown payment status', '/fi/maksu/paid'],
    ['a malformed token', '/fi/varaus/abc'],
    ['a placeholder', '/fi/kaynnit/{id}'],
    ['a line break', '/fi/kaynnit/12\n'],
    ['a name that every object has', '/fi/constructor'],
  ])('%s is not found', (_, url) => {
    expect(match(url)).toBeNull();
  });

  test('href accepts identities as numbers and omits defaults', () => {
    const query = { practitionerIds: ['4', '5'], includeRemote: true, timeOfDay: 'all' } as const;
    expect(href('private-appointment-list', {}, 'en', query)).toBe(
      '/en/booking/private-customer?practitionerIds=4&practitionerIds=5&includeRemote=true',
    );
    expect(href('visit', { id: 12 }, 'sv')).toBe('/sv/besoken/12');
  });

  test('href refuses what it could not read back', () => {
    expect(() => href('visit', { id: 'x' }, 'fi')).toThrow('visit has no such id');
    expect(() => href('visit', {} as { id: string }, 'fi')).toThrow('visit has no such id');
    expect(() => href('help-page', {}, 'en' as 'fi')).toThrow('help-page does not exist in en');
  });
});

describe('the other languages of a page', () => {
  const alternates = (url: string) => {
    const page = match(url);
    if (!page) throw new Error(`No page at ${url}`);
    return languageAlternates(page);
  };

  test('have its path with the same parameters', () => {
    expect(alternates('/fi/vapaat-ajat/8?scope=inAppBooking')).toEqual({
      fi: '/fi/vapaat-ajat/8',
      sv: '/sv/lediga-tider/8',
      en: '/en/available-appointments/8',
    });
  });

  test('are missing where the page does not exist', () => {
    expect(alternates('/fi/ohjeita')).toEqual({ fi: '/fi/ohjeita', sv: null, en: null });
  });
});

describe('a link to another language', () => {
  const next = (address: string) => encodeURIComponent(address);

  test.each([
    ['/sv/vapaat-ajat/8?scope=inAppBooking&wordsOf=fi', '/sv/lediga-tider/8?scope=inAppBooking'],
    ['/en/ajanvaraus?wordsOf=fi', '/en/booking'],
    ['/en/tidsbokning?wordsOf=sv#times', '/en/booking#times'],
    ['/sv/ajanvaraus?utm=a%20b&wordsOf=fi', '/sv/tidsbokning?utm=a%20b'],
    // Where the page does not exist.
    ['/en/ohjeita?wordsOf=fi', '/en'],
    // The address to go on to, and the one in its query.
    [
      `/sv/kirjaudu?nextPath=/fi/ajanvaraus/yksityisasiakas?startDate=2026-12-01&wordsOf=fi`,
      `/sv/loggain?nextPath=${next('/sv/tidsbokning/privat-kund?startDate=2026-12-01')}`,
    ],
    [
      `/sv/loggain?nextPath=${next(`/fi/valitse-lapsi?nextPath=${next('/fi/laskut')}`)}`,
      `/sv/loggain?nextPath=${next(`/sv/valj-barn?nextPath=${next('/sv/fakturor')}`)}`,
    ],
    ['/en/kirjaudu?nextPath=/fi/ohjeita&wordsOf=fi', '/en/login?nextPath=%2Fen'],
    // The same word in each language.
    ['/sv/hpa/register?wordsOf=fi', '/sv/hpa/register'],
    ['/sv/hpa/register?next=/fi/laskut', `/sv/hpa/register?next=${next('/sv/fakturor')}`],
  ])('%s is the page %s', (url, address) => {
    expect(inOneLanguage(url)).toBe(address);
  });

  test.each([
    '/',
    '/de/ajanvaraus',
    '/fi/ajanvaraus/private-customer',
    '/en/ajanvaraus',
    '/sv/ajanvaraus?wordsOf=en',
    '/sv/ajanvaraus?wordsOf=de',
    '/sv/ajanvaraus?wordsOf=fi&page=2',
    '/sv/finns-inte?next=/fi/laskut',
    '/sv/loggain?nextPath=/ajanvaraus&error=//fi/laskut',
    '/api/brand?next=/fi/laskut',
    '//fi/laskut',
    'fi/laskut',
  ])('%s stays as it is', (url) => {
    expect(inOneLanguage(url)).toBe(url);
  });

  test('leads to the same page, and from there no further', () => {
    fc.assert(
      fc.property(somePage, fc.constantFrom(...LANGUAGES), (page, language) => {
        const there = inOneLanguage(toLanguage(addressOf(page), language));
        expect(inOneLanguage(there)).toBe(there);
        const exists = ROUTE_WORDS[page.key][LANGUAGES.indexOf(language)] !== null;
        expect(match(there)).toMatchObject(
          exists
            ? { key: page.key, lang: language, params: page.params }
            : { key: 'front-page', lang: language },
        );
      }),
      { numRuns: 1000 },
    );
  });

  test('is the same work for thousands of addresses inside one another, or side by side', () => {
    const side = '&next=/fi/laskut'.repeat(3000);
    const inside = `/sv/loggain?next=/fi/laskut?next=${'/sv?next='.repeat(3000)}/fi/laskut`;
    for (const url of [`/sv?${side}`, inside]) {
      // What it takes of the processor, whatever else the machine does.
      const before = process.threadCpuUsage();
      const there = inOneLanguage(url);
      expect(process.threadCpuUsage(before).user).toBeLessThan(1_000_000);
      expect(there.length).toBeLessThan(10 * url.length);
      expect(inOneLanguage(there)).toBe(there);
    }
  });

  test('is never an error', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.webPath()), (url) => {
        inOneLanguage(url);
        inOneLanguage(`/fi/${url}`);
        inOneLanguage(`/fi/kirjaudu?nextPath=${url}`);
      }),
    );
  });
});
