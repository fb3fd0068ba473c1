import type { Certificate } from './contract.ts';

/** A certificate as pages get it. */
export function certificate(changes: Partial<Certificate> = {}): Certificate {
  return {
    id: 31,
    type: 'medicalCertificateA',
    day: '2026-11-02',
    practitioner: { name: 'Ilona Heikkinen', title: 'yleislääkäri', profilePicture: null },
    validFrom: '2026-11-02',
    validUntil: '2026-11-04',
    document: 'pdf',
    isNew: false,
    ...changes,
  };
}

/** An answer of `GET /api/certificates`. */
export function certificates(changes: object = {}) {
  const nurse = certificate({
    id: 30,
    type: 'nurse',
    day: '2026-05-12',
    practitioner: { name: 'Timo Rantanen', title: 'sairaanhoitaja', profilePicture: null },
    validFrom: null,
    validUntil: null,
    document: 'text',
  });
  return { certificates: [certificate(), nurse], page: 1, pages: 1, total: 2, ...changes };
}
