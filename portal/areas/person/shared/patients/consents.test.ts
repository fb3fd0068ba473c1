import { describe, expect, test } from 'vitest';
import { CONSENTS, consentErrors, consentsOf } from './consents.ts';

describe('consents', () => {
  const all = {
    allowsCommonRegistry: true,
    allowsViewingOccupationalInformation: false,
    allowsMarketingMail: false,
    allowsTreatmentInstructionsMail: true,
    allowsBookingSms: true,
  };
  const { allowsViewingOccupationalInformation: _, ...childrens } = all;
  const adult = { asked: consentsOf({ care: 'adults' }), isFormUpToDate: true };
  const child = { asked: consentsOf({ care: 'children' }), isFormUpToDate: true };

  test('are voluntary, but answered', () => {
    expect(consentErrors({ ...all, confirmsPrivacyPolicy: false }, adult)).toEqual([]);
    expect(consentErrors({ ...childrens, confirmsPrivacyPolicy: false }, child)).toEqual([]);
    expect(consentErrors({ confirmsPrivacyPolicy: true }, adult)).toEqual(
      CONSENTS.map((field) => ({ field, code: 'required' })),
    );
  });

  test('of occupational health care are the adult brands’ alone', () => {
    const field = 'allowsViewingOccupationalInformation';
    expect(consentErrors({ ...all, confirmsPrivacyPolicy: true }, child)).toEqual([
      { field, code: 'notAsked' },
    ]);
    expect(consentErrors({ ...childrens, confirmsPrivacyPolicy: true }, adult)).toEqual([
      { field, code: 'required' },
    ]);
  });

  test('ask for the confirmation until the form is up to date', () => {
    const missing = { ...adult, isFormUpToDate: false };
    expect(consentErrors({ ...all, confirmsPrivacyPolicy: true }, missing)).toEqual([]);
    expect(consentErrors({ ...all, confirmsPrivacyPolicy: false }, missing)).toEqual([
      { field: 'confirmsPrivacyPolicy', code: 'required' },
    ]);
  });
});
