import type { Localised } from '#contract/language/language.ts';

/** An identification method that the login page and the identification service offer. */
export interface IdentificationMethod {
  /** The broker's name for it; sent in `acr_values` of `/oauth/authenticate`. */
  readonly id: string;
  readonly kind: 'bank' | 'mobile';
  readonly name: Localised;
  /** The emblem as one SVG path in a 32 × 32 box, drawn in the colour of the text. */
  readonly emblem: string;
}

const sameName = (name: string): Localised => ({ fi: name, sv: name, en: name });

/** Invented banks with emblems of our own, and the mobile certificate. */
export const IDENTIFICATION_METHODS: readonly IdentificationMethod[] = [
  {
    id: 'kuusipankki',
    kind: 'bank',
    name: sameName('Kuusipankki'),
    emblem: 'M16 2 7 13h4l-6 8h8v9h6v-9h8l-6-8h4z',
  },
  {
    id: 'lumipankki',
    kind: 'bank',
    name: sameName('Lumipankki'),
    emblem:
      'M14.5 2h3v8.4l4.2-4.2 2.1 2.1-4.2 4.2-1 1 1 1H30v3h-8.4l4.2 4.2-2.1 2.1-4.2-4.2-2-2V30h-3V17.6l-2 2-4.2 4.2-2.1-2.1 4.2-4.2H2v-3h10.4l1-1-1-1-4.2-4.2 2.1-2.1 4.2 4.2z',
  },
  {
    id: 'saaripankki',
    kind: 'bank',
    name: sameName('Saaripankki'),
    emblem:
      'M16 4a9 9 0 0 1 9 9c0 2-.7 3.6-1.6 5H8.6C7.7 16.6 7 15 7 13a9 9 0 0 1 9-9zM3 21h26v3H3zm5 6h16v3H8z',
  },
  {
    id: 'tuulipankki',
    kind: 'bank',
    name: sameName('Tuulipankki'),
    emblem:
      'M3 10h15a3 3 0 1 0-3-3h-3a6 6 0 1 1 6 6H3zm0 6h21a5 5 0 1 1-5 5h3a2 2 0 1 0 2-2H3zm0 6h11a4 4 0 1 1-4 4h3a1 1 0 1 0 1-1H3z',
  },
  {
    id: 'marjapankki',
    kind: 'bank',
    name: sameName('Marjapankki'),
    emblem:
      'M10 17a6 6 0 1 0 0 12 6 6 0 0 0 0-12zm13-2a6 6 0 1 0 0 12 6 6 0 0 0 0-12zM9.2 17.5C9.8 11 13 6 18 2l1.5 1.9C15 8 12.2 12.5 11.7 17.5zm12.5-2C21.5 11 20 7 17.5 4.2l2-1.7c3 3.5 4.5 8 4.7 13zM19 3c3-2.3 7.5-2.3 10.5 1-3 2.8-7.5 2.8-10.5-1z',
  },
  {
    id: 'mobile',
    kind: 'mobile',
    name: { fi: 'Mobiilivarmenne', sv: 'Mobilcertifikat', en: 'Mobile certificate' },
    emblem:
      'M11 2h10a3 3 0 0 1 3 3v22a3 3 0 0 1-3 3H11a3 3 0 0 1-3-3V5a3 3 0 0 1 3-3zm0 4v17h10V6zm5 18.5a1.5 1.5 0 1 0 0 3 1.5 1.5 0 0 0 0-3z',
  },
];

/** The method with this id; undefined for any other text. */
export function methodOf(id: string): IdentificationMethod | undefined {
  return IDENTIFICATION_METHODS.find((method) => method.id === id);
}
