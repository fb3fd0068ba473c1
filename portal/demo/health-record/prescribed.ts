import type { Language } from '#contract/language/language.ts';

type Amount = readonly [value: number, unit: string];

/** What one of the demo people was prescribed. */
export interface DemoPrescription {
  readonly id: string;
  /** The active substance: brands are the pharmacy's choice. */
  readonly name: string;
  /** Code of the substance in the ATC classification. */
  readonly atc: string;
  /** Of each substance: how much of it in how much. */
  readonly strengths: readonly (readonly [of: Amount, within: Amount])[];
  readonly form: string;
  readonly dosage: string;
  /** In which it is written. Default: Finnish. */
  readonly language?: Language;
  /** Code of the prescriber's specialty. */
  readonly specialty: string;
  /** Days from today. */
  readonly day: number;
  /** Packages, or an amount as a whole, or months of treatment. */
  readonly packages?: { readonly count: number; readonly size: Amount };
  readonly total?: Amount;
  readonly months?: number;
  /** Default: `active`. */
  readonly status?: 'active' | 'completed' | 'stopped';
  readonly isCourse?: boolean;
}

const tablet = (...milligrams: readonly number[]) =>
  milligrams.map((each) => [[each, 'mg'] as Amount, [1, 'tabl'] as Amount] as const);
const packed = (count: number, size: number, unit = 'tabl') => ({ count, size: [size, unit] as Amount });

/** Substances, strengths and pack sizes as they are sold in Finland, by the key of the person. */
export const DEMO_PRESCRIPTIONS_OF: Readonly<Record<string, readonly DemoPrescription[]>> = {
  aino: [
    {
      id: 'aino-levotyroksiini',
      name: 'Levotyroksiini',
      atc: 'H03AA01',
      strengths: [
        [
          [75, 'mikrog'],
          [1, 'tabl'],
        ],
      ],
      form: 'tabletti',
      dosage:
        '1 tabletti aamulla tyhjään mahaan, puoli tuntia ennen aamupalaa. Kilpirauhasen vajaatoimintaan.',
      specialty: 'ENDO',
      day: -48,
      packages: packed(4, 100),
    },
    {
      id: 'aino-kandesartaani',
      name: 'Kandesartaani',
      atc: 'C09CA06',
      strengths: tablet(8),
      form: 'tabletti',
      dosage: '1 tabletti aamulla. Migreenin estoon.',
      specialty: 'YLE',
      day: -250,
      months: 12,
    },
    {
      id: 'aino-sumatriptaani',
      name: 'Sumatriptaani',
      atc: 'N02CC01',
      strengths: tablet(50),
      form: 'tabletti, kalvopäällysteinen',
      dosage: '1 tabletti migreenikohtauksen alkaessa, enintään 9 päivänä kuukaudessa.',
      specialty: 'NEU',
      day: -260,
      packages: packed(2, 12),
    },
    {
      id: 'aino-amoksisilliini',
      name: 'Amoksisilliini',
      atc: 'J01CA04',
      strengths: tablet(750),
      form: 'tabletti, kalvopäällysteinen',
      dosage: '1 tabletti 2 kertaa vuorokaudessa 7 vuorokauden ajan. Poskiontelotulehdukseen.',
      specialty: 'KNK',
      day: -330,
      packages: packed(1, 14),
      status: 'completed',
      isCourse: true,
    },
    {
      id: 'aino-setiritsiini',
      name: 'Setiritsiini',
      atc: 'R06AE07',
      strengths: tablet(10),
      form: 'tabletti, kalvopäällysteinen',
      dosage: '1 tabletti iltaisin tarvittaessa. Allergiaan.',
      specialty: 'YLE',
      day: -395,
      packages: packed(2, 100),
    },
    {
      id: 'aino-budesonidi-formoteroli',
      name: 'Budesonidi ja formoteroli',
      atc: 'R03AK07',
      strengths: [
        [
          [160, 'mikrog'],
          [1, 'inhalaatio'],
        ],
        [
          [4.5, 'mikrog'],
          [1, 'annos'],
        ],
      ],
      form: 'inhalaatiojauhe',
      dosage: '1 inhalaatio aamuin illoin. Huuhtele suu lääkkeen oton jälkeen. Astman hoitoon.',
      specialty: 'YLE',
      day: -402,
      packages: packed(4, 120, 'annosta'),
    },
    {
      id: 'aino-salbutamoli',
      name: 'Salbutamoli',
      atc: 'R03AC02',
      strengths: [
        [
          [0.2, 'mg'],
          [1, 'annos'],
        ],
      ],
      form: 'inhalaatiojauhe',
      dosage: '1 inhalaatio tarvittaessa hengenahdistukseen, enintään 4 kertaa vuorokaudessa.',
      specialty: 'YLE',
      day: -760,
      packages: packed(1, 200, 'annosta'),
    },
    {
      id: 'aino-pantopratsoli',
      name: 'Pantopratsoli',
      atc: 'A02BC02',
      strengths: tablet(20),
      form: 'enterotabletti',
      dosage: '1 tabletti aamulla ennen ruokailua. Närästykseen.',
      specialty: 'YLE',
      day: -240,
      packages: packed(1, 56),
    },
    {
      id: 'aino-kefaleksiini',
      name: 'Kefaleksiini',
      atc: 'J01DB01',
      strengths: tablet(750),
      form: 'tabletti, kalvopäällysteinen',
      dosage: '1 tabletti 2 kertaa vuorokaudessa 10 vuorokauden ajan. Ihon bakteeritulehdukseen.',
      specialty: 'YLE',
      day: -255,
      packages: packed(1, 20),
      status: 'completed',
      isCourse: true,
    },
    {
      id: 'aino-hydrokortisoni',
      name: 'Hydrokortisoni',
      atc: 'D07AA02',
      strengths: [
        [
          [10, 'mg'],
          [1, 'g'],
        ],
      ],
      form: 'emulsiovoide',
      dosage: 'Ohut kerros iholle 1–2 kertaa vuorokaudessa, enintään 2 viikon jaksoina. Ihottumaan.',
      specialty: 'IHO',
      day: -980,
      total: [100, 'g'],
    },
  ],
  eero: [
    {
      id: 'eero-atorvastatiini',
      name: 'Atorvastatiini',
      atc: 'C10AA05',
      strengths: tablet(20),
      form: 'tabletti, kalvopäällysteinen',
      dosage: '1 tabletti iltaisin. Kolesterolilääke.',
      specialty: 'YLE',
      day: -330,
      packages: packed(4, 100),
    },
    {
      id: 'eero-losartaani-hydroklooritiatsidi',
      name: 'Losartaani ja hydroklooritiatsidi',
      atc: 'C09DA01',
      strengths: tablet(50, 12.5),
      form: 'tabletti, kalvopäällysteinen',
      dosage: '1 tabletti aamulla. Verenpainelääke.',
      specialty: 'YLE',
      day: -345,
      packages: packed(4, 98),
    },
    {
      id: 'eero-parasetamoli',
      name: 'Parasetamoli',
      atc: 'N02BE01',
      strengths: tablet(1000),
      form: 'tabletti',
      dosage: '1 tabletti tarvittaessa, enintään 3 kertaa vuorokaudessa viikon ajan. Selkäkipuun.',
      specialty: 'YLE',
      day: -120,
      packages: packed(1, 30),
      status: 'completed',
      isCourse: true,
    },
  ],
  helmi: [
    {
      id: 'helmi-apiksabaani',
      name: 'Apiksabaani',
      atc: 'B01AF02',
      strengths: tablet(5),
      form: 'tabletti, kalvopäällysteinen',
      dosage: '1 tabletti 2 kertaa vuorokaudessa. Veritulppien ehkäisyyn eteisvärinässä.',
      specialty: 'SIS',
      day: -150,
      months: 12,
    },
    {
      id: 'helmi-bisoprololi',
      name: 'Bisoprololi',
      atc: 'C07AB07',
      strengths: tablet(2.5),
      form: 'tabletti, kalvopäällysteinen',
      dosage: '1 tabletti aamulla. Sydämen sykettä tasaamaan.',
      specialty: 'SIS',
      day: -150,
      packages: packed(4, 100),
    },
    {
      id: 'helmi-ramipriili',
      name: 'Ramipriili',
      atc: 'C09AA05',
      strengths: tablet(5),
      form: 'tabletti',
      dosage: '1 tabletti aamulla. Verenpainelääke.',
      specialty: 'SIS',
      day: -420,
      packages: packed(4, 100),
    },
    {
      id: 'helmi-latanoprosti',
      name: 'Latanoprosti',
      atc: 'S01EE01',
      strengths: [
        [
          [50, 'mikrog'],
          [1, 'ml'],
        ],
      ],
      form: 'silmätipat, liuos',
      dosage: '1 tippa kumpaankin silmään iltaisin. Silmänpainetta alentamaan.',
      specialty: 'SIL',
      day: -210,
      packages: packed(12, 2.5, 'ml'),
    },
    {
      id: 'helmi-simvastatiini',
      name: 'Simvastatiini',
      atc: 'C10AA01',
      strengths: tablet(20),
      form: 'tabletti, kalvopäällysteinen',
      dosage: '1 tabletti iltaisin. Kolesterolilääke.',
      specialty: 'YLE',
      day: -520,
      packages: packed(4, 98),
      status: 'stopped',
    },
  ],
  sofia: [
    {
      id: 'sofia-pivmecillinam',
      name: 'Pivmecillinam',
      atc: 'J01CA08',
      strengths: tablet(200),
      form: 'tablett, filmdragerad',
      dosage: '1 tablett 3 gånger dagligen i 3 dygn. Mot urinvägsinfektion.',
      language: 'sv',
      specialty: 'YLE',
      day: -75,
      packages: packed(1, 10),
      status: 'completed',
      isCourse: true,
    },
  ],
  elsa: [
    {
      id: 'elsa-amoksisilliini',
      name: 'Amoksisilliini',
      atc: 'J01CA04',
      strengths: [
        [
          [100, 'mg'],
          [1, 'ml'],
        ],
      ],
      form: 'jauhe oraalisuspensiota varten',
      dosage: '5 ml 2 kertaa vuorokaudessa 5 vuorokauden ajan. Välikorvatulehdukseen. Ravista ennen käyttöä.',
      specialty: 'LAS',
      day: -28,
      packages: packed(1, 60, 'ml'),
      status: 'completed',
      isCourse: true,
    },
    {
      id: 'elsa-salbutamoli',
      name: 'Salbutamoli',
      atc: 'R03AC02',
      strengths: [
        [
          [0.1, 'mg'],
          [1, 'annos'],
        ],
      ],
      form: 'inhalaatiosumute, suspensio',
      dosage:
        '2 suihketta tilanjatkeen kautta tarvittaessa hengenahdistukseen, enintään 4 kertaa vuorokaudessa.',
      specialty: 'LAS',
      day: -60,
      packages: packed(1, 200, 'annosta'),
    },
    {
      id: 'elsa-flutikasoni',
      name: 'Flutikasoni',
      atc: 'R03BA05',
      strengths: [
        [
          [50, 'mikrog'],
          [1, 'annos'],
        ],
      ],
      form: 'inhalaatiosumute, suspensio',
      dosage: '1 suihke aamuin illoin tilanjatkeen kautta. Huuhtele suu lääkkeen oton jälkeen.',
      specialty: 'LAS',
      day: -60,
      packages: packed(2, 120, 'annosta'),
    },
  ],
  viktor: [
    {
      id: 'viktor-setiritsiini',
      name: 'Setiritsiini',
      atc: 'R06AE07',
      strengths: tablet(10),
      form: 'tabletti, kalvopäällysteinen',
      dosage: '1 tabletti iltaisin siitepölykaudella. Allergiaan.',
      specialty: 'LAS',
      day: -230,
      packages: packed(1, 100),
    },
    {
      id: 'viktor-olopatadiini',
      name: 'Olopatadiini',
      atc: 'S01GX09',
      strengths: [
        [
          [1, 'mg'],
          [1, 'ml'],
        ],
      ],
      form: 'silmätipat, liuos',
      dosage: '1 tippa kumpaankin silmään 2 kertaa vuorokaudessa siitepölykaudella.',
      specialty: 'LAS',
      day: -230,
      packages: packed(1, 5, 'ml'),
    },
  ],
};
