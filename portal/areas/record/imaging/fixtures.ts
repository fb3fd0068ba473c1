import type { Referral } from '#areas/record/shared/health-record/referral.ts';
import type { DayOfImages, Examination } from './contract.ts';

/** Imaging referrals and results for tests and stories, whose clock says 21 November 2026. */

export const imagingReferral: Referral = {
  id: 51,
  type: 'imaging',
  title: 'Polven röntgenkuvaus, oikea',
  description: 'Polvikipua portaissa kuukauden ajan. Kuvaus seisten, kaksi suuntaa.',
  creationDate: '2026-11-16',
  validUntil: '2027-05-16',
  practitioner: { name: 'Ilona Heikkinen', title: 'yleislääkäri', profilePicture: null },
  patientInstructionsUrl: null,
};

export const dayOfImages: DayOfImages = {
  imagingDate: '2026-10-15',
  examinationNames: ['Thoraxin röntgenkuvaus'],
  cancelledCount: 0,
  isNew: false,
};

export function examination(more: Partial<Examination> = {}): Examination {
  return {
    id: 81,
    imagingDate: '2026-10-15',
    examinationName: 'Thoraxin röntgenkuvaus',
    statementText:
      'Sydän normaalin kokoinen, keuhkoverekkyys tavallinen. Ei infiltraatteja.\n\nLausunto: Normaali löydös.',
    isReady: true,
    isCancelled: false,
    ...more,
  };
}
