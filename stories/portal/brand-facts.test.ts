import { freeTime } from '@portal/web/areas/appointments/booking/reservation/fixtures.ts';
import { expect, test } from 'vitest';
import { withFactsOf } from './brand-facts.ts';

test('a story in a brand for children shows its clinic and a paediatrician', () => {
  expect(withFactsOf('pikkujatti', freeTime())).toMatchObject({
    kind: 'Lastenlääkärin vastaanotto',
    clinic: { name: 'Pikkujätti Kamppi' },
    practitioner: { name: 'Saara Niskanen', title: 'lastentautien erikoislääkäri' },
    specialtyData: { specialties: [{ name: 'Lastentaudit' }] },
  });
});

test('in another brand for adults only the clinic is another', () => {
  expect(withFactsOf('kaari', freeTime())).toEqual(freeTime());
  const { clinic, practitioner } = withFactsOf('revontuli', freeTime());
  expect(clinic?.name).toBe('Revontuli Kamppi');
  expect(practitioner).toEqual(freeTime().practitioner);
});
