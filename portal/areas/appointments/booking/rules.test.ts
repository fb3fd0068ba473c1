import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { brandOf } from '#brands/registry.ts';
import { PRIVATE_TERMS } from './reservation/fixtures.ts';
import { type AnonymousFields, anonymousReservationErrors, reservationErrors } from './rules.ts';
import { namesMatch } from './rules-names.ts';
import { clinicsToSearch, NEARBY, widenMunicipalities } from './rules-search.ts';

const right: AnonymousFields = {
  identityCode: '140385-902F',
  firstName: 'Aino',
  lastName: 'Virtanen',
  email: 'aino.virtanen@example.com',
  phone: '040 1234501',
  acceptsTerms: true,
  acceptsBinding: true,
};
const circumstances = {
  today: '2026-03-23',
  acceptsDevelopmentIdentityCodes: true,
  isBinding: true,
  agePolicy: brandOf('kaari'),
};

describe('the fields of a reservation', () => {
  test('are fine when they are', () => {
    expect(anonymousReservationErrors(right, circumstances)).toEqual([]);
    expect(reservationErrors(right, { isBinding: true, terms: PRIVATE_TERMS })).toEqual([]);
  });

  test.each([
    ['identityCode', '  ', 'required'],
    ['identityCode', '140385-902X', 'invalid'],
    ['firstName', ' ', 'required'],
    ['lastName', '', 'required'],
    ['email', 'aino', 'invalid'],
    ['phone', '', 'required'],
    ['phone', '12345', 'invalid'],
    ['acceptsTerms', false, 'required'],
    ['acceptsBinding', false, 'required'],
  ] as const)('name a wrong %s', (field, value, code) => {
    expect(anonymousReservationErrors({ ...right, [field]: value }, circumstances)).toEqual([
      { field, code },
    ]);
  });

  test('ask for the binding confirmation only within the notice', () => {
    const fields = { ...right, acceptsBinding: false };
    expect(anonymousReservationErrors(fields, { ...circumstances, isBinding: false })).toEqual([]);
  });

  test('refuse a code of the development form where such are refused', () => {
    const strict = { ...circumstances, acceptsDevelopmentIdentityCodes: false };
    expect(anonymousReservationErrors(right, strict)).toEqual([{ field: 'identityCode', code: 'invalid' }]);
  });

  test('are named in the order of the form', () => {
    const nothing = {
      ...right,
      identityCode: '',
      firstName: '',
      lastName: '',
      email: '',
      phone: '',
      acceptsTerms: false,
      acceptsBinding: false,
    };
    const fields = anonymousReservationErrors(nothing, circumstances).map(({ field }) => field);
    expect(fields).toEqual(Object.keys(right));
  });
});

describe('names', () => {
  const kept = { firstNames: 'Anna-Liisa Maria', lastName: 'af Ekenstam' };

  test.each([
    ['anna-liisa', 'AF EKENSTAM'],
    [' Maria ', 'af  Ekenstam'],
    ['Maria Anna-Liisa', 'af Ekenstam'],
  ])('%s %s are the patient’s', (firstName, lastName) => {
    expect(namesMatch({ firstName, lastName }, kept)).toBe(true);
  });

  test.each([
    ['Anna', 'af Ekenstam'],
    ['Maria', 'Ekenstam'],
    ['Maria Elina', 'af Ekenstam'],
    ['', 'af Ekenstam'],
  ])('%s %s are not', (firstName, lastName) => {
    expect(namesMatch({ firstName, lastName }, kept)).toBe(false);
  });

  test('of a patient are always their own, in any case and in either encoding of accents', () => {
    const name = fc.constantFrom('Aino', 'Åke', 'Päivi', 'Örjan', 'Anna-Liisa', 'Zoë');
    fc.assert(
      fc.property(fc.array(name, { minLength: 1, maxLength: 3 }), name, fc.nat(2), (first, lastName, nth) => {
        const typed = {
          firstName: (first[nth] ?? first[0] ?? '').toUpperCase().normalize('NFD'),
          lastName: ` ${lastName} `,
        };
        expect(namesMatch(typed, { firstNames: first.join(' '), lastName })).toBe(true);
      }),
    );
  });
});

describe('the places of a search', () => {
  const municipality = fc.constantFrom(
    'helsinki',
    'espoo',
    'vantaa',
    'kerava',
    'hyvinkää',
    'järvenpää',
    'tuusula',
    'tampere',
  );
  const clinic = fc.record({
    id: fc.string({ minLength: 1, maxLength: 4 }),
    brands: fc.subarray(['kaari', 'pikkujatti'] as const),
    municipalityId: fc.option(municipality),
  });
  const clinics = fc.uniqueArray(clinic, { selector: ({ id }) => id, maxLength: 12 });

  test('are widened by three rules, one way', () => {
    expect(Object.keys(NEARBY)).toHaveLength(3);
    expect(widenMunicipalities(['espoo'])).toEqual(['espoo', 'helsinki', 'vantaa']);
    expect(widenMunicipalities(['hyvinkää'])).toEqual(['hyvinkää', 'järvenpää', 'tuusula']);
    expect(widenMunicipalities(['vantaa'])).toEqual(['vantaa', 'espoo', 'helsinki', 'kerava']);
    expect(widenMunicipalities(['helsinki', 'kerava', 'tuusula', 'järvenpää', 'tampere'])).toHaveLength(5);
  });

  test('are the brand’s, remote ones only if wanted, and never fewer when a place is added', () => {
    fc.assert(
      fc.property(
        clinics,
        fc.array(municipality, { maxLength: 8 }),
        municipality,
        fc.boolean(),
        (all, named, added, includesRemote) => {
          const filters = { brand: 'kaari', clinicIds: [], municipalityIds: named, includesRemote } as const;
          const found = clinicsToSearch(all, filters);
          for (const id of found) {
            const place = all.find((each) => each.id === id);
            expect(place?.brands).toContain('kaari');
            if (place?.municipalityId === null) expect(includesRemote).toBe(true);
            else if (named.length > 0) expect(widenMunicipalities(named)).toContain(place?.municipalityId);
          }
          if (named.length === 0) return;
          const more = clinicsToSearch(all, { ...filters, municipalityIds: [...named, added] });
          expect(more).toEqual(expect.arrayContaining(found));
        },
      ),
    );
  });
});
