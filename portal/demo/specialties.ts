import { KELA65_PRICE_CENTS } from '#areas/person/shared/rights/kela65.ts';
import { BRAND_IDS } from '#brands/brand-ids.ts';
import { brandOf } from '#brands/registry.ts';
import type { BrandId, BrandSettings, Feature } from '#contract/brand/brand.ts';
import type { Localised } from '#contract/language/language.ts';

/** A specialty of the demo clinic, with its practitioners' title and the lowest price of a visit. */
export interface DemoSpecialty {
  readonly code: string;
  readonly name: Localised;
  readonly title: Localised;
  /** Whom it treats, which decides the brands that have it. */
  readonly care: BrandSettings['care'] | 'everybody';
  /** Only brands with this feature have it. */
  readonly feature?: Feature;
  /** Code of the kind of appointment at a clinic. */
  readonly kind: string;
  /** Lowest price, in cents. */
  readonly priceCents: number;
  /** How many of the 120 practitioners have it as their first. */
  readonly practitioners: number;
  /** A search for it includes remote times by default (BOOK-12). */
  readonly includesRemote?: boolean;
  readonly allowsWebReservation?: boolean;
}

const texts = (fi: string, sv: string, en: string): Localised => ({ fi, sv, en });
const specialist = (fi: string, sv: string, en: string) =>
  texts(`${fi} erikoislääkäri`, `specialist i ${sv}`, `specialist in ${en}`);

export const DEMO_SPECIALTIES: readonly DemoSpecialty[] = [
  {
    code: 'YLE',
    name: texts('Yleislääketiede', 'Allmänmedicin', 'General practice'),
    title: texts('yleislääkäri', 'allmänläkare', 'general practitioner'),
    care: 'adults',
    kind: 'LVO',
    priceCents: 74_00,
    practitioners: 22,
  },
  {
    code: 'LAS',
    name: texts('Lastentaudit', 'Barnsjukdomar', 'Paediatrics'),
    title: specialist('lastentautien', 'pediatrik', 'paediatrics'),
    care: 'children',
    kind: 'EVO',
    priceCents: 98_00,
    practitioners: 14,
  },
  {
    code: 'LNE',
    name: texts('Lastenneurologia', 'Barnneurologi', 'Paediatric neurology'),
    title: specialist('lastenneurologian', 'barnneurologi', 'paediatric neurology'),
    care: 'children',
    kind: 'EVO',
    priceCents: 149_00,
    practitioners: 3,
  },
  {
    code: 'LPS',
    name: texts('Lastenpsykiatria', 'Barnpsykiatri', 'Child psychiatry'),
    title: specialist('lastenpsykiatrian', 'barnpsykiatri', 'child psychiatry'),
    care: 'children',
    kind: 'PSV',
    priceCents: 165_00,
    practitioners: 3,
  },
  {
    code: 'KNK',
    name: texts(
      'Korva-, nenä- ja kurkkutaudit',
      'Öron-, näs- och halssjukdomar',
      'Ear, nose and throat diseases',
    ),
    title: specialist(
      'korva-, nenä- ja kurkkutautien',
      'öron-, näs- och halssjukdomar',
      'otorhinolaryngology',
    ),
    care: 'everybody',
    kind: 'EVO',
    priceCents: 109_00,
    practitioners: 8,
  },
  {
    code: 'IHO',
    name: texts('Ihotaudit ja allergologia', 'Hudsjukdomar och allergologi', 'Dermatology and allergology'),
    title: specialist(
      'ihotautien ja allergologian',
      'hudsjukdomar och allergologi',
      'dermatology and allergology',
    ),
    care: 'everybody',
    kind: 'EVO',
    priceCents: 112_00,
    practitioners: 7,
  },
  {
    code: 'SIL',
    name: texts('Silmätaudit', 'Ögonsjukdomar', 'Ophthalmology'),
    title: specialist('silmätautien', 'ögonsjukdomar', 'ophthalmology'),
    care: 'adults',
    kind: 'EVO',
    priceCents: 115_00,
    practitioners: 5,
  },
  {
    code: 'GYN',
    name: texts(
      'Naistentaudit ja synnytykset',
      'Kvinnosjukdomar och förlossningar',
      'Gynaecology and obstetrics',
    ),
    title: specialist(
      'naistentautien ja synnytysten',
      'kvinnosjukdomar och förlossningar',
      'gynaecology and obstetrics',
    ),
    care: 'adults',
    kind: 'EVO',
    priceCents: 108_00,
    practitioners: 8,
    includesRemote: true,
  },
  {
    code: 'PSY',
    name: texts('Psykiatria', 'Psykiatri', 'Psychiatry'),
    title: specialist('psykiatrian', 'psykiatri', 'psychiatry'),
    care: 'adults',
    kind: 'PSV',
    priceCents: 169_00,
    practitioners: 6,
    includesRemote: true,
  },
  {
    code: 'ENDO',
    name: texts('Endokrinologia', 'Endokrinologi', 'Endocrinology'),
    title: specialist('endokrinologian', 'endokrinologi', 'endocrinology'),
    care: 'adults',
    kind: 'EVO',
    priceCents: 139_00,
    practitioners: 3,
    includesRemote: true,
  },
  {
    code: 'NNA',
    name: texts('Ravitsemusterapia', 'Näringsterapi', 'Nutrition therapy'),
    title: texts('ravitsemusterapeutti', 'näringsterapeut', 'dietitian'),
    care: 'everybody',
    kind: 'RTV',
    priceCents: 89_00,
    practitioners: 3,
    includesRemote: true,
  },
  {
    code: 'GRG',
    name: texts('Geriatria', 'Geriatri', 'Geriatrics'),
    title: specialist('geriatrian', 'geriatri', 'geriatrics'),
    care: 'adults',
    kind: 'EVO',
    priceCents: 125_00,
    practitioners: 3,
    includesRemote: true,
  },
  {
    code: 'KAR',
    name: texts('Kardiologia', 'Kardiologi', 'Cardiology'),
    title: specialist('kardiologian', 'kardiologi', 'cardiology'),
    care: 'adults',
    kind: 'EVO',
    priceCents: 135_00,
    practitioners: 4,
  },
  {
    code: 'NEU',
    name: texts('Neurologia', 'Neurologi', 'Neurology'),
    title: specialist('neurologian', 'neurologi', 'neurology'),
    care: 'adults',
    kind: 'EVO',
    priceCents: 142_00,
    practitioners: 4,
  },
  {
    code: 'ORT',
    name: texts('Ortopedia ja traumatologia', 'Ortopedi och traumatologi', 'Orthopaedics and traumatology'),
    title: specialist(
      'ortopedian ja traumatologian',
      'ortopedi och traumatologi',
      'orthopaedics and traumatology',
    ),
    care: 'everybody',
    kind: 'EVO',
    priceCents: 118_00,
    practitioners: 6,
  },
  {
    code: 'SIS',
    name: texts('Sisätaudit', 'Inre medicin', 'Internal medicine'),
    title: specialist('sisätautien', 'inre medicin', 'internal medicine'),
    care: 'adults',
    kind: 'EVO',
    priceCents: 119_00,
    practitioners: 5,
  },
  {
    code: 'URO',
    name: texts('Urologia', 'Urologi', 'Urology'),
    title: specialist('urologian', 'urologi', 'urology'),
    care: 'adults',
    kind: 'EVO',
    priceCents: 129_00,
    practitioners: 3,
  },
  {
    code: 'FYS',
    name: texts('Fysioterapia', 'Fysioterapi', 'Physiotherapy'),
    title: texts('fysioterapeutti', 'fysioterapeut', 'physiotherapist'),
    care: 'everybody',
    kind: 'TVO',
    priceCents: 79_00,
    practitioners: 6,
  },
  {
    code: 'HOI',
    name: texts('Hoitajan vastaanotto', 'Sjukskötarmottagning', 'Nurse’s appointment'),
    title: texts('sairaanhoitaja', 'sjukskötare', 'nurse'),
    care: 'everybody',
    kind: 'HVO',
    priceCents: 39_00,
    practitioners: 4,
  },
  {
    code: 'Y65V',
    name: texts(
      '65 vuotta täyttäneen lääkärikäynti (Kela)',
      'Läkarbesök för personer som fyllt 65 år (FPA)',
      'Doctor’s appointment for people who are 65 or older (Kela)',
    ),
    title: texts('yleislääkäri', 'allmänläkare', 'general practitioner'),
    care: 'adults',
    feature: 'kela65',
    kind: 'Y65V',
    priceCents: KELA65_PRICE_CENTS,
    practitioners: 3,
  },
  {
    code: 'PLK',
    name: texts('Plastiikkakirurgia', 'Plastikkirurgi', 'Plastic surgery'),
    title: specialist('plastiikkakirurgian', 'plastikkirurgi', 'plastic surgery'),
    care: 'adults',
    kind: 'EVO',
    priceCents: 145_00,
    practitioners: 0,
    allowsWebReservation: false,
  },
];

/** The brands that have a specialty. */
export function brandsOf({ care, feature }: DemoSpecialty): readonly BrandId[] {
  return BRAND_IDS.filter((id) => {
    const brand = brandOf(id);
    return (care === 'everybody' || care === brand.care) && (!feature || brand.features.includes(feature));
  });
}
