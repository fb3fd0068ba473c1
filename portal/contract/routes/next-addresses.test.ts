import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { identificationAddress } from '#areas/person/identification/login/identification-address.ts';
import { ROUTE_WORDS } from './route-words.ts';
import { href, match, type PageKey } from './routes.ts';

const ORIGIN = 'https://kaari.example';

/** The addresses of every page without parameters, each with a `next` to go on to. */
const PAGES = (Object.keys(ROUTE_WORDS) as PageKey[]).filter((key) => {
  const words = ROUTE_WORDS[key][0];
  return words !== null && !words.includes('{');
});
const TAKES = ['next', 'nextPath'] as const;

const hostile = fc.oneof(
  fc
    .tuple(
      fc.constantFrom(
        '//',
        '/\\',
        '\\\\',
        'https:',
        'https://',
        'javascript:',
        'data:',
        '/%2f',
        '/\t/',
        '/fi/..//',
        '',
      ),
      fc.constantFrom(
        'evil.example',
        '@evil.example',
        'evil.example/fi',
        '/evil.example',
        '//evil.example/fi',
      ),
      fc.constantFrom('', '/fi', '?next=/fi', '#/fi', '\r\nLocation: //evil.example'),
    )
    .map((parts) => parts.join('')),
  fc.webUrl(),
  fc.string({ unit: 'binary' }),
);

/** The query as the page reads it from its address. */
function nextsOf(key: PageKey, name: string, value: string): string[] {
  const path = href(key, {} as never, 'fi');
  const page = match(`${path}?${new URLSearchParams({ [name]: value })}`);
  const query = (page?.query ?? {}) as Partial<Record<string, string | null>>;
  return TAKES.flatMap((each) => query[each] ?? []);
}

describe('an address that a link asks a page to go on to', () => {
  test('is kept by the pages that lead on, when it is one of the portal’s', () => {
    const kept = PAGES.filter((key) => TAKES.some((name) => nextsOf(key, name, '/fi/eula').length > 0));
    expect(kept).toEqual(
      expect.arrayContaining([
        'login-page-for-anonymous-users',
        'session-timed-out',
        'mfa',
        'my-information',
      ]),
    );
  });

  test.each(PAGES)('never leads %s away from the portal', (key) => {
    fc.assert(
      fc.property(hostile, fc.constantFrom(...TAKES), (value, name) => {
        for (const next of nextsOf(key, name, value)) {
          expect(new URL(next, ORIGIN).origin).toBe(ORIGIN);
          // Nor does the address that the page passes it on to.
          const begun = new URL(identificationAddress('fi', next, 'bank'), ORIGIN);
          expect(new URL(begun.searchParams.get('next') ?? '', ORIGIN).origin).toBe(ORIGIN);
        }
      }),
      { numRuns: 200 },
    );
  });
});
