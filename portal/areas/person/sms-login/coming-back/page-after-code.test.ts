import { afterEach, expect, test, vi } from 'vitest';
import { request } from '#client/calls/request.ts';
import { pageAfterCode } from './page-after-code.ts';

const fetching = vi.fn<typeof fetch>();
vi.stubGlobal('fetch', fetching);
afterEach(() => fetching.mockReset());

const CHOICE = '/fi/valitse-lapsi?nextPath=%2Ffi%2Fomat-tiedot';

test('after the code the patient returns to the page they came from', async () => {
  for (const next of ['/fi/omat-tiedot', '/fi', '/fi/valitse-lapsi'])
    expect(await pageAfterCode(next, request)).toBe(next);
  expect(fetching).not.toHaveBeenCalled();
});

test('a guardian returns to the child’s page without choosing the child again', async () => {
  fetching.mockResolvedValue(Response.json({ actingFor: { id: 'elsa' } }));
  expect(await pageAfterCode(CHOICE, request)).toBe('/fi/omat-tiedot');
});

test.each([
  [
    'the guardianship has ended or cannot be verified',
    () => Promise.resolve(Response.json({ actingFor: null })),
  ],
  ['nobody knows', () => Promise.reject(new TypeError('fetch failed'))],
])('the choice comes first when %s', async (_, answer) => {
  fetching.mockImplementation(answer);
  expect(await pageAfterCode(CHOICE, request)).toBe(CHOICE);
});
