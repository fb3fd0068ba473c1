/** Insurance companies as the claims name them (BRAND-11). */
export const INSURERS = [
  'AKTIA',
  'FENNIA',
  'IF',
  'LAHITAPIOLA',
  'MANDATUM',
  'MELA',
  'OP',
  'OTHER',
  'POHJANTAHTI',
  'POP',
  'PROTECTOR',
  'PV',
  'SAASTOPANKKI',
  'TURVA',
  'VALTIOKONTTORI',
] as const;
export type Insurer = (typeof INSURERS)[number];

/** Those that a patient chooses from when booking, in their order: If, LähiTapiola, Pohjola Vakuutus, and any other. */
export const OFFERED_INSURERS = ['IF', 'LAHITAPIOLA', 'OP', 'OTHER'] as const satisfies readonly Insurer[];
