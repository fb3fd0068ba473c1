import { describe, expect, test } from 'vitest';
import { brands } from '#brands/registry.ts';
import {
  agreementsOn,
  type CareAgreement,
  coverageOn,
  type Employment,
  healthCareTypeOn,
  occupationalBooking,
  type PatientStatus,
  rightsOf,
} from './rights.ts';

const TODAY = '2026-03-23';
const { kaari, pikkujatti } = brands;

const always = { validFrom: '2024-01-01', validTo: null };
const agreement = (changes: Partial<CareAgreement> = {}): CareAgreement => ({
  ...always,
  coveredSpecialties: null,
  allowsWebReservation: true,
  allowsMessaging: true,
  ...changes,
});
const employment = (changes: Partial<Employment> = {}): Employment => ({
  ...always,
  employer: 'Esimerkkitehdas Oy',
  isFundMember: false,
  agreements: [agreement()],
  ...changes,
});
const patient = (changes: Partial<PatientStatus> = {}): PatientStatus => ({
  birthDate: '1985-03-14',
  agreedType: 'private',
  employments: [],
  policies: [],
  isActedFor: false,
  ...changes,
});
const employed = (changes: Partial<Employment> = {}) => patient({ employments: [employment(changes)] });
const yesterday = { validFrom: '2024-01-01', validTo: '2026-03-22' };
const tomorrow = { validFrom: '2026-03-24', validTo: null };

describe('booking occupational visits', () => {
  test.each([
    ['is for employees whose employer allows it', employed(), 'allowed'],
    [
      'is not for employees whose employer does not',
      employed({ agreements: [agreement({ allowsWebReservation: false })] }),
      'noWebReservation',
    ],
    [
      'is for employees of two employers of which one allows it',
      patient({
        employments: [
          employment({ agreements: [agreement({ allowsWebReservation: false })] }),
          employment({ employer: 'Esimerkkilento Oy' }),
        ],
      }),
      'allowed',
    ],
    ['is for nobody without an employer', patient(), 'noAgreement'],
    ['is for nobody whose employer has agreed nothing', employed({ agreements: [] }), 'noAgreement'],
    ['ends with the employment', employed(yesterday), 'noAgreement'],
    ['begins with the employment', employed(tomorrow), 'noAgreement'],
    ['ends with the agreement', employed({ agreements: [agreement(yesterday)] }), 'noAgreement'],
    ['begins with the agreement', employed({ agreements: [agreement(tomorrow)] }), 'noAgreement'],
    ['lasts to the last day', employed({ validTo: TODAY }), 'allowed'],
    ['is there on the first day', employed({ validFrom: TODAY }), 'allowed'],
    ['is no child’s', { ...employed(), isActedFor: true }, 'noAgreement'],
  ] as const)('%s', (_name, status, expected) => {
    expect(occupationalBooking(status, TODAY)).toBe(expected);
    const hasSearch = rightsOf(kaari, status, TODAY).includes('ohc-appointment-search');
    expect(hasSearch).toBe(expected === 'allowed');
  });
});

describe('what employers pay for that is booked online', () => {
  const covers = (coveredSpecialties: readonly string[] | null, changes: Partial<CareAgreement> = {}) =>
    employment({ agreements: [agreement({ coveredSpecialties, ...changes })] });
  test.each([
    ['is what the agreement covers', [covers(['YLE', 'FYS'])], ['YLE', 'FYS']],
    ['is everything where it covers all', [covers(null)], null],
    [
      'is what any of two employers covers, once',
      [covers(['YLE', 'FYS']), covers(['YLE', 'PSY'])],
      ['YLE', 'FYS', 'PSY'],
    ],
    ['is everything where one of two covers all', [covers(['YLE']), covers(null)], null],
    ['is nothing of who lets nobody book online', [covers(null, { allowsWebReservation: false })], []],
    ['is nothing of an agreement that is over', [covers(null, yesterday)], []],
    ['is nothing without an employer', [], []],
  ] as const)('%s', (_name, employments, expected) => {
    expect(coverageOn(patient({ employments }), TODAY)).toEqual(expected);
    expect(coverageOn({ ...patient({ employments }), isActedFor: true }, TODAY)).toEqual([]);
  });
});

test('a new agreement takes the place of the one before on its first day', () => {
  const agreements = [agreement({ ...tomorrow, allowsWebReservation: false }), agreement({ validTo: TODAY })];
  const status = employed({ agreements });
  expect(agreementsOn(status, TODAY)).toEqual([agreements[1]]);
  expect(agreementsOn(status, '2026-03-24')).toEqual([agreements[0]]);
  expect(occupationalBooking(status, '2026-03-24')).toBe('noWebReservation');
});

describe('who pays', () => {
  test.each([
    ['the employer, whatever else was agreed', { ...employed(), agreedType: 'insurance' }, 'occupational'],
    ['no former employer', { ...employed(yesterday), agreedType: 'occupational' }, 'private'],
    ['what was agreed with the patient', patient({ agreedType: 'insurance' }), 'insurance'],
  ] as const)('%s', (_name, status, expected) => {
    expect(healthCareTypeOn(status, TODAY)).toBe(expected);
  });
});

describe('the rights of a patient', () => {
  test.each([
    ['2008-03-24', true],
    ['2008-03-23', false],
    [null, false],
  ])('have withholding from guardians for somebody born on %s: %s', (birthDate, has) => {
    const rights = (status: PatientStatus) => rightsOf(pikkujatti, status, TODAY);
    expect(rights(patient({ birthDate })).includes('canWithholdFromGuardians')).toBe(has);
    expect(rights(patient({ birthDate, isActedFor: true }))).not.toContain('canWithholdFromGuardians');
  });

  test.each([
    ['2008-03-23', true],
    ['2008-03-24', false],
    [null, false],
  ])(
    'have times for children alone in the children’s brand for somebody born on %s: %s',
    (birthDate, has) => {
      const isSo = (brand: typeof kaari, status: Partial<PatientStatus> = {}) =>
        rightsOf(brand, patient({ birthDate, ...status }), TODAY).includes('booksForChildrenOnly');
      expect(isSo(pikkujatti)).toBe(has);
      expect([isSo(kaari), isSo(pikkujatti, { isActedFor: true })]).toEqual([false, false]);
    },
  );

  test('are what the brand has, and no right that nobody has granted', () => {
    const grownUp = patient({ birthDate: '1950-01-01' });
    expect(rightsOf(kaari, grownUp, TODAY)).toEqual([
      ...kaari.features,
      'private-doctor-chat-allowed',
      'canRenewPrescriptions',
    ]);
  });

  test('have the chat of private doctors for private customers of the brand, in their own matters', () => {
    const has = (brand: typeof kaari, status: PatientStatus) =>
      rightsOf(brand, status, TODAY).includes('private-doctor-chat-allowed');
    expect(has(kaari, patient({ agreedType: 'private' }))).toBe(true);
    expect(has(pikkujatti, patient({ agreedType: 'private' }))).toBe(false);
    expect(has(kaari, patient({ agreedType: 'private', isActedFor: true }))).toBe(false);
    expect(has(kaari, patient({ agreedType: 'insurance' }))).toBe(false);
    expect(has(kaari, patient({ agreedType: 'kela65' }))).toBe(false);
    expect(has(kaari, employed())).toBe(false);
    const left = employed().employments.map((each) => ({ ...each, ...yesterday }));
    expect(has(kaari, { ...employed(), employments: left })).toBe(true);
  });

  test.each([
    ['1961-03-23', true],
    ['1961-05-22', true],
    ['1961-05-23', false],
    ['1985-03-14', false],
    [null, false],
  ])(
    'have Kela65 visits for somebody born on %s: %s, if they turn 65 within the days on sale',
    (birthDate, has) => {
      expect(rightsOf(kaari, patient({ birthDate }), TODAY).includes('kela65')).toBe(has);
    },
  );

  test.each([
    ['customer-messaging-allowed', employed()],
    ['is-finnair-sickness-fund-member', employed({ isFundMember: true, agreements: [] })],
    ['ohc-appointment-search', employed()],
  ] as const)('have %s where brand and agreement have it, in their own matters', (right, status) => {
    expect(rightsOf(kaari, status, TODAY)).toContain(right);
    const acting = rightsOf(kaari, { ...status, isActedFor: true }, TODAY);
    expect(acting.includes(right)).toBe(right === 'customer-messaging-allowed');
    expect(rightsOf(pikkujatti, status, TODAY)).not.toContain(right);
    const over = status.employments.map((each) => ({ ...each, ...yesterday }));
    expect(rightsOf(kaari, { ...status, employments: over }, TODAY)).not.toContain(right);
  });

  test.each([
    ['no policy that the clinic knows of', [], true],
    ['one in force', [always], true],
    ['one that begins within the days on sale', [{ ...always, validFrom: '2026-05-22' }], true],
    ['one that is over', [yesterday], false],
    ['one that is over and a new one', [yesterday, always], true],
  ])('have LähiTapiola’s permits by what is in force there: %s', (_, periods, has) => {
    const policies = periods.map(
      (period) => ({ ...period, insurer: 'LAHITAPIOLA', paysDirectly: true }) as const,
    );
    const elsewhere = { ...yesterday, insurer: 'IF', paysDirectly: true } as const;
    const rights = rightsOf(kaari, patient({ policies: [...policies, elsewhere] }), TODAY);
    expect(rights.includes('lahitapiola-insurance-flow')).toBe(has);
  });

  test('have the renewal of prescriptions where the brand has it, in their own matters', () => {
    expect(rightsOf(kaari, patient(), TODAY)).toContain('canRenewPrescriptions');
    expect(rightsOf(pikkujatti, patient(), TODAY)).not.toContain('canRenewPrescriptions');
    expect(rightsOf(kaari, patient({ isActedFor: true }), TODAY)).not.toContain('canRenewPrescriptions');
  });

  test('have no messaging where the employer has not agreed to it', () => {
    const status = employed({ agreements: [agreement({ allowsMessaging: false })] });
    expect(rightsOf(kaari, status, TODAY)).not.toContain('customer-messaging-allowed');
  });

  test('have nothing of grown-ups for a child', () => {
    const rights = rightsOf(kaari, { ...employed({ isFundMember: true }), isActedFor: true }, TODAY);
    expect(rights).toEqual([
      'customer-messaging-enabled',
      'insurance',
      'lahitapiola-insurance-flow',
      'certificates',
      'price-details',
      'isPrescriptionRenewalEnabled',
      'customer-messaging-allowed',
    ]);
  });
});
