import { expect, test } from 'vitest';
import { demoClinicPages } from './clinic-pages.ts';
import { DEMO_CLINICS } from './clinics.ts';

/** Towns where a street has a Swedish name, too. */
const BILINGUAL = ['helsinki', 'espoo', 'vantaa'];

test.each(
  DEMO_CLINICS.flatMap(({ id, municipality, address }) =>
    address ? [[id, municipality ?? '', address.street] as const] : [],
  ),
)('%s in %s has its address in Swedish where streets have a Swedish name', (_, town, { fi, sv, en }) => {
  expect(sv !== fi).toBe(BILINGUAL.includes(town));
  expect(en).toBe(fi);
  expect(sv.match(/\d+$/)?.[0]).toBe(fi.match(/\d+$/)?.[0]);
});

test('what is open on Sundays is open on Saturdays, too', () => {
  const days = [...demoClinicPages()].map(
    ([id, { hours }]) => [id, new Set(hours?.map(({ weekday }) => weekday))] as const,
  );
  expect(days.filter(([, open]) => open.has(7) && !open.has(6)).map(([id]) => id)).toEqual([]);
  expect(days.filter(([, open]) => open.has(7)).length).toBeGreaterThan(0);
});
