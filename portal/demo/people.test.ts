import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isEmail } from '#contract/email.ts';
import { parseIdentityCode } from '#contract/identity-code.ts';
import { isFinnishPhone } from '#contract/phone.ts';
import { helsinkiDay } from '#contract/time.ts';
import { demoPeople } from './people.ts';
import { demoPractitioners } from './practitioners.ts';

const moments = fc.date({ min: new Date('2026-01-01'), max: new Date('2040-12-31'), noInvalidDate: true });

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
      expect([age('elsa'), age('viktor')]).toEqual([8, 13]);
    }),
  );
});

test('contact details are what the portal accepts', () => {
  for (const { patient } of demoPeople(new Date('2026-03-23'))) {
    if (patient?.email) expect(isEmail(patient.email)).toBe(true);
    if (patient?.phone) expect(isFinnishPhone(patient.phone)).toBe(true);
  }
});

test('the 120 practitioners are always the same, each with a name of their own', () => {
  const practitioners = demoPractitioners();
  expect(practitioners).toHaveLength(120);
  expect(new Set(practitioners.map(({ firstName, lastName }) => `${firstName} ${lastName}`)).size).toBe(120);
  expect(demoPractitioners()).toEqual(practitioners);
  expect(practitioners.some(({ clinic }) => clinic.brands.includes('pikkujatti'))).toBe(true);
});
