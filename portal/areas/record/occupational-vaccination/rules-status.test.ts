import { describe, expect, it } from 'vitest';
import type { CareAgreement, Employment, PatientStatus } from '#areas/person/shared/rights/rights.ts';
import { agreedCare } from './rules-status.ts';

const TODAY = '2026-03-23';
const agreement = (changes: Partial<CareAgreement> = {}): CareAgreement => ({
  validFrom: '2024-01-01',
  validTo: null,
  coveredSpecialties: null,
  allowsWebReservation: true,
  allowsMessaging: true,
  ...changes,
});
const employment = (changes: Partial<Employment> = {}): Employment => ({
  validFrom: '2024-01-01',
  validTo: null,
  employer: 'Esimerkkitehdas Oy',
  isFundMember: false,
  agreements: [agreement()],
  ...changes,
});
const status = (...employments: Employment[]): PatientStatus => ({
  birthDate: '1985-03-14',
  agreedType: 'private',
  employments,
  policies: [],
  isActedFor: false,
});

describe('what was agreed for a patient', () => {
  it.each([
    ['nothing without an employer', status()],
    ['nothing of an employment that is over', status(employment({ validTo: '2026-03-22' }))],
    [
      'nothing of an agreement that begins tomorrow',
      status(employment({ agreements: [agreement({ validFrom: '2026-03-24' })] })),
    ],
    ['nothing for a child whom they act for', { ...status(employment()), isActedFor: true }],
  ])('is %s', (_name, known) => {
    expect(agreedCare(known, TODAY)).toEqual({ type: 'no-occupational-healthcare' });
  });

  it('is what the agreements in force cover, by the employers that have one', () => {
    const known = status(
      employment({ agreements: [agreement({ coveredSpecialties: ['YLE', 'HOI'] })] }),
      employment({ employer: 'Toinen Oy', agreements: [] }),
    );
    expect(agreedCare(known, TODAY)).toEqual({
      type: 'ok',
      employers: ['Esimerkkitehdas Oy'],
      covers: ['YLE', 'HOI'],
      mayBookOnline: true,
    });
  });

  it('is there where nobody may book online, too', () => {
    const known = status(employment({ agreements: [agreement({ allowsWebReservation: false })] }));
    expect(agreedCare(known, TODAY)).toMatchObject({ type: 'ok', covers: [], mayBookOnline: false });
  });
});
