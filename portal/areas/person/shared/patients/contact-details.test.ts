import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type ContactDetails,
  type ContactField,
  contactErrors,
  normalizeContact,
} from './contact-details.ts';

const right: ContactDetails = {
  emailAddress: 'aino.virtanen@example.com',
  phoneNumber: '040 123 4501',
  streetAddress: 'Fleminginkatu 12 A 4',
  postalCode: '00530',
  postOffice: 'Helsinki',
};
const problemOf = (field: ContactField, text: string) => contactErrors({ ...right, [field]: text })[0]?.code;
const letters = (count: number) => 'å'.repeat(count);
/** An address of that many characters, with domain labels as long as allowed. */
const emailOf = (length: number) => `${'a'.repeat(length - 20)}@${'b'.repeat(16)}.fi`;
const phoneOf = (length: number) => `+358${'4'.repeat(length - 4)}`;

test('valid details are kept as they are written', () => {
  expect(contactErrors(right)).toEqual([]);
  expect(normalizeContact({ ...right, postOffice: ' Helsinki ', emailAddress: ' a@b.fi' })).toEqual({
    ...right,
    emailAddress: 'a@b.fi',
    phoneNumber: '+358401234501',
  });
});

test.each<[ContactField, string, string | undefined]>([
  ['emailAddress', emailOf(78), undefined],
  ['emailAddress', emailOf(79), 'tooLong'],
  ['emailAddress', 'aino@example', 'invalid'],
  ['phoneNumber', phoneOf(9), undefined],
  ['phoneNumber', phoneOf(8), 'invalid'],
  ['phoneNumber', phoneOf(15), undefined],
  ['phoneNumber', phoneOf(16), 'tooLong'],
  // The limit applies to the stored form: +358 is three characters longer than 0.
  ['phoneNumber', `0${'4'.repeat(11)}`, undefined],
  ['phoneNumber', `0${'4'.repeat(12)}`, 'tooLong'],
  ['phoneNumber', '+46701234567', 'invalid'],
  ['streetAddress', letters(1), 'tooShort'],
  ['streetAddress', letters(2), undefined],
  ['streetAddress', letters(30), undefined],
  ['streetAddress', letters(31), 'tooLong'],
  ['streetAddress', 'Katu\u00001', 'invalid'],
  ['postalCode', '0053', 'invalid'],
  ['postalCode', '00530', undefined],
  ['postalCode', '005300', 'tooLong'],
  ['postalCode', '0053O', 'invalid'],
  ['postalCode', '٠٠٥٣٠', 'invalid'],
  ['postOffice', letters(1), 'tooShort'],
  ['postOffice', letters(2), undefined],
  ['postOffice', letters(30), undefined],
  ['postOffice', letters(31), 'tooLong'],
])('%s %j: %s', (field, text, code) => {
  expect(problemOf(field, text)).toBe(code);
});

test('what is missing is named in the order of the form', () => {
  const nothing = normalizeContact({
    ...right,
    emailAddress: ' ',
    phoneNumber: '',
    streetAddress: '\t',
    postalCode: '',
    postOffice: '',
  });
  expect(contactErrors(nothing)).toEqual(Object.keys(right).map((field) => ({ field, code: 'required' })));
});

test('of a child for whom a guardian acts e-mail and phone may be left out, but are right if they are written', () => {
  const childErrors = (change: Partial<ContactDetails>) =>
    contactErrors({ ...right, emailAddress: '', phoneNumber: '', ...change }, { guardianActs: true });
  expect(childErrors({})).toEqual([]);
  expect(childErrors({ emailAddress: 'elsa@', phoneNumber: '12', streetAddress: '' })).toEqual([
    { field: 'emailAddress', code: 'invalid' },
    { field: 'phoneNumber', code: 'invalid' },
    { field: 'streetAddress', code: 'required' },
  ]);
});

describe('for any text', () => {
  const anyText = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 40 }),
    fc.string({ unit: 'grapheme', maxLength: 40 }),
    fc.stringMatching(/^\s{0,2}[ a-zåäö0-9]{0,34}\s{0,2}$/),
  );

  test.each<[ContactField]>([['streetAddress'], ['postOffice']])(
    '%s is accepted between 2 and 30 characters and at no other length',
    (field) => {
      fc.assert(
        fc.property(anyText, (text) => {
          const kept = text.trim();
          const isPrintable = !/\p{Cc}/u.test(kept);
          expect(problemOf(field, text) === undefined).toBe(
            isPrintable && kept.length >= 2 && kept.length <= 30,
          );
        }),
      );
    },
  );

  test('a postal code is five digits and nothing else', () => {
    fc.assert(
      fc.property(fc.oneof(anyText, fc.stringMatching(/^\s?\d{3,7}\s?$/)), (text) => {
        expect(problemOf('postalCode', text) === undefined).toBe(/^[0-9]{5}$/.test(text.trim()));
      }),
    );
  });

  test('what is accepted once is accepted again in its stored form', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^0[1-9][\d ]{3,14}$/), (phoneNumber) => {
        const kept = normalizeContact({ ...right, phoneNumber });
        expect(normalizeContact(kept)).toEqual(kept);
        expect(kept.phoneNumber).toMatch(/^\+358\d+$/);
        expect(contactErrors(kept)).toEqual(contactErrors({ ...right, phoneNumber }));
      }),
    );
  });
});
