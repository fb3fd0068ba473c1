import fc from 'fast-check';
import { expect, test } from 'vitest';
import { BRAND_IDS } from '#brands/brand-ids.ts';
import { brandOf } from '#brands/registry.ts';
import { helsinkiDay } from '#contract/time/time.ts';
import { isEmail } from '#contract/values/email.ts';
import { parseIdentityCode } from '#contract/values/identity-code.ts';
import { isFinnishPhone } from '#contract/values/phone.ts';
import { DEMO_CLINICS } from './clinics.ts';
import { demoPeople } from './people.ts';
import { demoPractitioners, demoTeams } from './practitioners.ts';
import { brandsOf } from './specialties.ts';

/** Includes leap days and the hours in which Helsinki is on another day. */
const moments = fc.oneof(
  fc.date({ min: new Date('2026-01-01'), max: new Date('2040-12-31'), noInvalidDate: true }),
  fc
    .tuple(
      fc.constantFrom('2026-12-31', '2028-02-28', '2028-02-29', '2032-02-29', '2036-12-31'),
      fc.integer({ min: 20 * 3_600_000, max: 23 * 3_600_000 }),
    )
    .map(([day, ms]) => new Date(Date.parse(day) + ms)),
);

function ageOn(birthDate: string, day: string): number {
  return (
    Number(day.slice(0, 4)) - Number(birthDate.slice(0, 4)) - (day.slice(5) < birthDate.slice(5) ? 1 : 0)
  );
}

test('everybody has a valid code of the development form, whenever the demo is seeded', () => {
  fc.assert(
    fc.property(moments, (now) => {
      const today = helsinkiDay(now);
      const people = demoPeople(now);
      const codes = people.map(({ identityCode }) => {
        expect(parseIdentityCode(identityCode, { acceptDevelopment: false, today })).toMatchObject({
          reason: 'developmentCode',
        });
        return parseIdentityCode(identityCode, { acceptDevelopment: true, today });
      });
      expect(new Set(people.map(({ identityCode }) => identityCode)).size).toBe(people.length);
      const age = (key: string) => {
        const code = codes[people.findIndex((person) => person.key === key)];
        return code?.valid ? ageOn(code.birthDate, today) : null;
      };
      expect(['elsa', 'viktor', 'venla', 'elli'].map(age)).toEqual([8, 13, 5, 6]);
    }),
  );
});

test('contact details are what the portal accepts', () => {
  for (const { patient } of demoPeople(new Date('2026-03-23'))) {
    if (patient?.email) expect(isEmail(patient.email)).toBe(true);
    if (patient?.phone) expect(isFinnishPhone(patient.phone)).toBe(true);
  }
});

test('the 120 practitioners are always the same, with distinct names', () => {
  const practitioners = demoPractitioners();
  const names = practitioners.map(({ firstName, lastName }) => `${firstName} ${lastName}`);
  expect(new Set(names).size).toBe(practitioners.length);
  expect(demoPractitioners()).toEqual(practitioners);
  expect(demoTeams()[0]).toHaveLength(120);
});

test.each(BRAND_IDS)(
  '%s has practitioners of its own specialties at clinics of its own, remote ones among them',
  (brand) => {
    const own = demoPractitioners().filter(({ clinic }) => clinic.brands.includes(brand));
    expect(own.length).toBeGreaterThan(15);
    for (const { specialties, clinic } of own) {
      expect(clinic.address).not.toBeNull();
      expect(specialties[0] && brandsOf(specialties[0])).toContain(brand);
    }
    expect(own.some(({ remoteClinic }) => remoteClinic)).toBe(true);
  },
);

test('practitioners speak of children and parents in a brand for children, and in no other', () => {
  for (const { clinic, presentation } of demoPractitioners()) {
    const isForChildren = clinic.brands.some((brand) => brandOf(brand).care === 'children');
    if (presentation)
      expect(/child/i.test(presentation.en.split('experience.')[1] ?? '')).toBe(isForChildren);
  }
});

test('practitioners and clinics have distinct ids', () => {
  for (const things of [demoPractitioners(), DEMO_CLINICS]) {
    expect(new Set(things.map(({ id }) => id)).size).toBe(things.length);
  }
});
