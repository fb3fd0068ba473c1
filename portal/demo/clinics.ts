import { BRAND_IDS } from '#brands/brand-ids.ts';
import { brandOf } from '#brands/registry.ts';
import type { BrandId } from '#contract/brand/brand.ts';
import type { Localised } from '#contract/language/language.ts';

export interface DemoClinic {
  readonly id: string;
  readonly brands: readonly BrandId[];
  /** Null for a remote clinic. */
  readonly municipality: string | null;
  readonly name: Localised;
  readonly address: {
    /** With its number; in Swedish where the street has a Swedish name. */
    readonly street: Localised;
    readonly postalCode: string;
    readonly at: readonly [number, number];
  } | null;
  readonly arrivalNote?: Localised;
  /** Its patients check in at its reception, and not in the portal. */
  readonly hasReceptionOnly?: boolean;
}

const texts = (fi: string, sv: string, en: string): Localised => ({ fi, sv, en });

const streetOf = (fi: string, sv = fi): Localised => texts(fi, sv, fi);

/** Municipalities by id, as the search rules name them (BOOK-11). */
export const DEMO_MUNICIPALITIES: Readonly<Record<string, Localised>> = {
  helsinki: texts('Helsinki', 'Helsingfors', 'Helsinki'),
  espoo: texts('Espoo', 'Esbo', 'Espoo'),
  vantaa: texts('Vantaa', 'Vanda', 'Vantaa'),
  kerava: texts('Kerava', 'Kervo', 'Kerava'),
  hyvinkää: texts('Hyvinkää', 'Hyvinge', 'Hyvinkää'),
  järvenpää: texts('Järvenpää', 'Träskända', 'Järvenpää'),
  tuusula: texts('Tuusula', 'Tusby', 'Tuusula'),
  tampere: texts('Tampere', 'Tammerfors', 'Tampere'),
};

const lift = texts(
  'Odotustila on 2. kerroksessa. Hissi on pääoven vieressä, ja tiloihin pääsee pyörätuolilla.',
  'Väntrummet finns på våning 2. Hissen finns bredvid huvudingången, och du kommer in i lokalerna med rullstol.',
  'The waiting area is on the 2nd floor. The lift is next to the main door, and the premises are accessible by wheelchair.',
);
const parking = texts(
  'Sisäänkäynti on pihan puolella. Asiakaspaikoilla voi pysäköidä kaksi tuntia kiekolla.',
  'Ingången är på gårdssidan. På kundplatserna får du parkera i två timmar med p-skiva.',
  'The entrance is on the courtyard side. You can park in the customer spaces for two hours with a parking disc.',
);
const playroom = texts(
  'Odotustilassa on leikkinurkka. Jos lapsella on kuumetta tai ihottumaa, soita meille ovelta, ennen kuin tulet sisään.',
  'I väntrummet finns en lekhörna. Om barnet har feber eller utslag, ring oss från dörren innan du kommer in.',
  'There is a play corner in the waiting room. If the child has a fever or a rash, please call us from the door before you come in.',
);
const video = texts(
  'Tarvitset rauhallisen paikan, kameran ja mikrofonin.',
  'Du behöver en lugn plats, kamera och mikrofon.',
  'You need a quiet place, a camera and a microphone.',
);

function kaari(
  id: string,
  municipality: string,
  district: Localised,
  street: Localised,
  postalCode: string,
  at: [number, number],
  arrivalNote?: Localised,
): DemoClinic {
  const name = texts(`Kaari ${district.fi}`, `Kaari ${district.sv}`, `Kaari ${district.en}`);
  return {
    id,
    brands: ['kaari'],
    municipality,
    name,
    address: { street, postalCode, at },
    ...(arrivalNote && { arrivalNote }),
  };
}

function pikkujatti(
  id: string,
  municipality: string,
  district: Localised,
  street: Localised,
  postalCode: string,
  at: [number, number],
): DemoClinic {
  const name = texts(`Pikkujätti ${district.fi}`, `Pikkujätti ${district.sv}`, `Pikkujätti ${district.en}`);
  return {
    id,
    brands: ['pikkujatti'],
    municipality,
    name,
    address: { street, postalCode, at },
    arrivalNote: playroom,
  };
}

/** The same clinic without check-in in the portal. */
function atReception(clinic: DemoClinic): DemoClinic {
  return { ...clinic, hasReceptionOnly: true };
}

function remote(id: string, brands: readonly BrandId[], name: Localised, arrivalNote: Localised): DemoClinic {
  return { id, brands, municipality: null, name, address: null, arrivalNote };
}

const FOUNDING_CLINICS: readonly DemoClinic[] = [
  kaari(
    'KAM',
    'helsinki',
    texts('Kamppi', 'Kampen', 'Kamppi'),
    streetOf('Malminrinne 3', 'Malmbrinken 3'),
    '00180',
    [60.1672, 24.9297],
    lift,
  ),
  kaari(
    'HAK',
    'helsinki',
    texts('Hakaniemi', 'Hagnäs', 'Hakaniemi'),
    streetOf('Siltasaarenkatu 14', 'Broholmsgatan 14'),
    '00530',
    [60.1793, 24.9498],
    lift,
  ),
  kaari(
    'PAS',
    'helsinki',
    texts('Pasila', 'Böle', 'Pasila'),
    streetOf('Ratapihantie 9', 'Bangårdsvägen 9'),
    '00520',
    [60.1993, 24.9346],
    lift,
  ),
  kaari(
    'ITA',
    'helsinki',
    texts('Itäkeskus', 'Östra centrum', 'Itäkeskus'),
    streetOf('Turunlinnantie 8', 'Åbohusvägen 8'),
    '00930',
    [60.2112, 25.0812],
  ),
  kaari(
    'TAP',
    'espoo',
    texts('Tapiola', 'Hagalund', 'Tapiola'),
    streetOf('Merituulentie 28', 'Havsvindsvägen 28'),
    '02100',
    [60.1755, 24.8049],
    parking,
  ),
  kaari(
    'LEP',
    'espoo',
    texts('Leppävaara', 'Alberga', 'Leppävaara'),
    streetOf('Konstaapelinkatu 4', 'Konstapelsgatan 4'),
    '02650',
    [60.2188, 24.8131],
  ),
  kaari(
    'TIK',
    'vantaa',
    texts('Tikkurila', 'Dickursby', 'Tikkurila'),
    streetOf('Asematie 7', 'Stationsvägen 7'),
    '01300',
    [60.2925, 25.0441],
    lift,
  ),
  atReception(
    kaari(
      'MYY',
      'vantaa',
      texts('Myyrmäki', 'Myrbacka', 'Myyrmäki'),
      streetOf('Liesitori 1', 'Spistorget 1'),
      '01600',
      [60.2613, 24.8541],
    ),
  ),
  kaari(
    'KER',
    'kerava',
    texts('Kerava', 'Kervo', 'Kerava'),
    streetOf('Kauppakaari 11'),
    '04200',
    [60.4034, 25.105],
    parking,
  ),
  kaari(
    'HYV',
    'hyvinkää',
    texts('Hyvinkää', 'Hyvinge', 'Hyvinkää'),
    streetOf('Hämeenkatu 6'),
    '05800',
    [60.6307, 24.8597],
    parking,
  ),
  kaari(
    'JAR',
    'järvenpää',
    texts('Järvenpää', 'Träskända', 'Järvenpää'),
    streetOf('Mannilantie 30'),
    '04400',
    [60.4737, 25.0899],
    parking,
  ),
  kaari(
    'TUU',
    'tuusula',
    texts('Hyrylä', 'Skavaböle', 'Hyrylä'),
    streetOf('Hyryläntie 13'),
    '04300',
    [60.4034, 25.0291],
    parking,
  ),
  kaari(
    'TRE',
    'tampere',
    texts('Tampere', 'Tammerfors', 'Tampere'),
    streetOf('Hatanpään valtatie 5'),
    '33100',
    [61.4949, 23.7712],
    lift,
  ),
  atReception(
    kaari(
      'HER',
      'tampere',
      texts('Hervanta', 'Hervanta', 'Hervanta'),
      streetOf('Insinöörinkatu 22'),
      '33720',
      [61.4506, 23.8513],
    ),
  ),
  pikkujatti(
    'PTO',
    'helsinki',
    texts('Töölö', 'Tölö', 'Töölö'),
    streetOf('Runeberginkatu 44', 'Runebergsgatan 44'),
    '00260',
    [60.1799, 24.9242],
  ),
  pikkujatti(
    'PMA',
    'espoo',
    texts('Matinkylä', 'Mattby', 'Matinkylä'),
    streetOf('Piispanpiha 2', 'Biskopsgården 2'),
    '02230',
    [60.1603, 24.7384],
  ),
  pikkujatti(
    'PTI',
    'vantaa',
    texts('Tikkurila', 'Dickursby', 'Tikkurila'),
    streetOf('Kielotie 15', 'Konvaljvägen 15'),
    '01300',
    [60.2939, 25.0392],
  ),
  atReception(
    pikkujatti(
      'PTA',
      'tampere',
      texts('Tampere', 'Tammerfors', 'Tampere'),
      streetOf('Tuomiokirkonkatu 19'),
      '33100',
      [61.4991, 23.7716],
    ),
  ),
  remote('RMT', ['kaari'], texts('Etävastaanotto', 'Distansmottagning', 'Remote appointment'), video),
  remote(
    'CHA',
    ['kaari'],
    texts('Chat-vastaanotto', 'Chattmottagning', 'Chat appointment'),
    texts(
      'Chatissa kirjoitat ammattilaisen kanssa. Varaa siihen rauhallinen hetki.',
      'I chatten skriver du med en yrkesperson. Reservera en lugn stund för det.',
      'In the chat you write with a professional. Set aside a quiet moment for it.',
    ),
  ),
  remote(
    'OS',
    ['kaari', 'pikkujatti'],
    texts('Lasten digiklinikka', 'Digikliniken för barn', 'Children’s digital clinic'),
    video,
  ),
  remote(
    'NRMT',
    ['kaari', 'pikkujatti'],
    texts('Hoitajan etävastaanotto', 'Sjukskötarens distansmottagning', 'Nurse’s remote appointment'),
    texts(
      'Pidä puhelin lähellä ja äänet päällä.',
      'Ha telefonen nära och ljudet på.',
      'Keep your phone close and the sound on.',
    ),
  ),
];

/** Brands other than the two whose clinics are listed above. */
export const FURTHER_BRANDS: readonly BrandId[] = BRAND_IDS.filter(
  (id) => !FOUNDING_CLINICS.some(({ brands }) => brands.includes(id)),
);

/** Where every other brand has a clinic. */
const FURTHER_PLACES = [
  {
    municipality: 'helsinki',
    district: texts('Kalasatama', 'Fiskehamnen', 'Kalasatama'),
    street: streetOf('Hermannin rantatie 5', 'Hermanstads strandväg 5'),
    postalCode: '00580',
    at: [60.1873, 24.9777],
  },
  {
    municipality: 'espoo',
    district: texts('Otaniemi', 'Otnäs', 'Otaniemi'),
    street: streetOf('Tietotie 3', 'Datavägen 3'),
    postalCode: '02150',
    at: [60.1841, 24.8283],
  },
  {
    municipality: 'tampere',
    district: texts('Kaleva', 'Kaleva', 'Kaleva'),
    street: streetOf('Sammonkatu 20'),
    postalCode: '33540',
    at: [61.4998, 23.8094],
  },
] as const;

function clinicsOf(id: BrandId): readonly DemoClinic[] {
  const { name } = brandOf(id);
  const places = FURTHER_PLACES.map(({ municipality, district, street, postalCode, at }, index) => ({
    id: `${id.toUpperCase()}${index + 1}`,
    brands: [id],
    municipality,
    name: texts(`${name} ${district.fi}`, `${name} ${district.sv}`, `${name} ${district.en}`),
    address: { street, postalCode, at },
    arrivalNote: lift,
  }));
  const online = texts('Etävastaanotto', 'Distansmottagning', 'Remote appointment');
  return [...places, remote(`${id.toUpperCase()}R`, [id], online, video)];
}

export const DEMO_CLINICS: readonly DemoClinic[] = [
  ...FOUNDING_CLINICS,
  ...FURTHER_BRANDS.flatMap(clinicsOf),
];

/** The post office of a clinic's address; null for a remote clinic. */
export function postOfficeOf(clinic: DemoClinic): Localised | null {
  return clinic.municipality === null ? null : (DEMO_MUNICIPALITIES[clinic.municipality] ?? null);
}
