import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isInternalPath } from './internal-path.ts';

describe('a path to go on to', () => {
  test.each([
    '/fi',
    '/sv/tidsbokningar/12',
    '/en/booking/private-customer?startDate=2026-12-01&practitionerIds=3',
    '/fi#appointment-cancelled',
    '/fi/kirjaudu?nextPath=/fi/kirjaudu',
  ])('may be %s', (path) => {
    expect(isInternalPath(path)).toBe(true);
  });

  test.each([
    '',
    '/',
    'fi',
    'https://evil.example/fi',
    'HTTPS://evil.example',
    '//evil.example/fi',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '\\/evil.example',
    '/fi\\..\\..\\evil',
    '/fi/..//evil.example',
    '/./fi',
    '/fi/../api/logout',
    '/%2f%2fevil.example',
    '/%5cevil.example',
    '/\t/evil.example',
    '\t//evil.example',
    ' /fi',
    '/fi ',
    '/fi\r\nSet-Cookie: a=b',
    '/fi?a=\r\nLocation: //evil.example',
    '/fi\0',
    '/fi#\u2028',
    'javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,x',
    '/fi@evil.example',
    '@evil.example',
    '.evil.example',
    '/api/logout',
    '/oauth/authenticate?next=/fi',
    '/fi/ei-tallaista',
    '/fi／ajanvaraus',
    `/fi?${'a'.repeat(2000)}`,
  ])('may not be %j', (path) => {
    expect(isInternalPath(path)).toBe(false);
  });

  test('resolves to the same origin whatever it is', () => {
    const origin = 'https://kaari.example';
    const piece = fc.constantFrom(
      '/',
      '\\',
      '.',
      '..',
      '@',
      ':',
      '?',
      '#',
      '/fi',
      'eula',
      'evil.example',
      '\t',
      '\n',
      '%2f',
    );
    const pieces = fc.array(piece, { maxLength: 12 }).map((all) => all.join(''));
    const path = fc.oneof(
      pieces,
      // Most of what begins well is one of the portal's own.
      fc
        .tuple(
          fc.constantFrom('/fi', '/sv/tidsbokningar/12', '/en/login'),
          fc.constantFrom('?', '#', ''),
          pieces,
        )
        .map((all) => all.join('')),
      fc.string({ unit: 'binary', maxLength: 2_100 }),
    );
    let internal = 0;
    fc.assert(
      fc.property(path, (path) => {
        if (!isInternalPath(path)) return;
        internal += 1;
        const resolved = new URL(path, origin);
        expect(resolved.origin).toBe(origin);
        expect(resolved.pathname).toBe(path.replace(/[?#].*$/, ''));
      }),
      { numRuns: 5000 },
    );
    expect(internal).toBeGreaterThan(100);
  });
});
