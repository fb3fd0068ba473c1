import type { Localised } from '#contract/language/language.ts';

interface Facts {
  /** Written small, as in a list. */
  readonly name: Localised;
  /** Its codes in SNOMED CT, as records give the disease that a vaccination is against. */
  readonly snomed: readonly string[];
}

const facts = (fi: string, sv: string, en: string, ...snomed: string[]): Facts => ({
  name: { fi, sv, en },
  snomed,
});

/** The diseases that vaccinations protect from, in the order in which they are told. */
export const DISEASES = {
  diphtheria: facts('kurkkumätä', 'difteri', 'diphtheria', '397430003', '397428000'),
  tetanus: facts('jäykkäkouristus', 'stelkramp', 'tetanus', '76902006'),
  pertussis: facts('hinkuyskä', 'kikhosta', 'whooping cough', '27836007'),
  polio: facts('polio', 'polio', 'polio', '398102009'),
  hib: facts('Hib-taudit', 'Hib-sjukdomar', 'Hib diseases', '709410003'),
  measles: facts('tuhkarokko', 'mässling', 'measles', '14189004'),
  mumps: facts('sikotauti', 'påssjuka', 'mumps', '36989005'),
  rubella: facts('vihurirokko', 'röda hund', 'rubella', '36653000'),
  varicella: facts('vesirokko', 'vattkoppor', 'chickenpox', '38907003'),
  zoster: facts('vyöruusu', 'bältros', 'shingles', '4740000'),
  rotavirus: facts('rotavirusripuli', 'rotavirusdiarré', 'rotavirus diarrhoea', '18624000'),
  pneumococcus: facts('pneumokokkitaudit', 'pneumokocksjukdomar', 'pneumococcal diseases', '16814004'),
  meningococcus: facts('meningokokkitaudit', 'meningokocksjukdomar', 'meningococcal diseases', '23511006'),
  papillomavirus: facts(
    'papilloomaviruksen (HPV) aiheuttamat syövät',
    'cancer orsakad av papillomvirus (HPV)',
    'cancers caused by papillomavirus (HPV)',
    '240532009',
  ),
  influenza: facts('influenssa', 'influensa', 'influenza', '6142004'),
  covid: facts('koronavirustauti', 'coronavirussjukdom', 'COVID-19', '840539006'),
  rsv: facts('RS-virusinfektio', 'RS-virusinfektion', 'RSV infection', '55735004'),
  tickBorneEncephalitis: facts(
    'puutiaisaivotulehdus',
    'fästingburen encefalit',
    'tick-borne encephalitis',
    '712986001',
  ),
  japaneseEncephalitis: facts(
    'japaninaivotulehdus',
    'japansk encefalit',
    'Japanese encephalitis',
    '52947006',
  ),
  hepatitisA: facts('hepatiitti A', 'hepatit A', 'hepatitis A', '40468003'),
  hepatitisB: facts('hepatiitti B', 'hepatit B', 'hepatitis B', '66071002'),
  yellowFever: facts('keltakuume', 'gula febern', 'yellow fever', '16541001'),
  typhoid: facts('lavantauti', 'tyfoidfeber', 'typhoid fever', '4834000'),
  cholera: facts('kolera', 'kolera', 'cholera', '63650001'),
  rabies: facts('rabies', 'rabies', 'rabies', '14168008'),
  tuberculosis: facts('tuberkuloosi', 'tuberkulos', 'tuberculosis', '56717001'),
} as const satisfies Readonly<Record<string, Facts>>;
export type Disease = keyof typeof DISEASES;

const DTP = ['diphtheria', 'tetanus', 'pertussis'] as const;

/**
 * What vaccines of the ATC group J07, and antibodies that are given in their place, protect from; of two that fit a code,
 * the longer one counts.
 */
const BY_ATC: Readonly<Record<string, readonly Disease[]>> = {
  J06BD01: ['rsv'],
  J06BD08: ['rsv'],
  J07AE: ['cholera'],
  J07AF: ['diphtheria'],
  J07AG: ['hib'],
  J07AH: ['meningococcus'],
  J07AJ: ['pertussis'],
  J07AJ51: DTP,
  J07AJ52: DTP,
  J07AL: ['pneumococcus'],
  J07AM: ['tetanus'],
  J07AM51: ['diphtheria', 'tetanus'],
  J07AN: ['tuberculosis'],
  J07AP: ['typhoid'],
  J07BA01: ['tickBorneEncephalitis'],
  J07BA02: ['japaneseEncephalitis'],
  J07BA03: ['japaneseEncephalitis'],
  J07BB: ['influenza'],
  J07BC01: ['hepatitisB'],
  J07BC02: ['hepatitisA'],
  J07BC20: ['hepatitisA', 'hepatitisB'],
  J07BD: ['measles'],
  J07BD51: ['measles', 'mumps'],
  J07BD52: ['measles', 'mumps', 'rubella'],
  J07BD53: ['measles', 'rubella'],
  J07BD54: ['measles', 'mumps', 'rubella', 'varicella'],
  J07BE: ['mumps'],
  J07BF: ['polio'],
  J07BG: ['rabies'],
  J07BH: ['rotavirus'],
  J07BJ: ['rubella'],
  J07BK01: ['varicella'],
  J07BK02: ['zoster'],
  J07BK03: ['zoster'],
  J07BL: ['yellowFever'],
  J07BM: ['papillomavirus'],
  J07BN: ['covid'],
  // Those of COVID-19 until they had a group of their own.
  J07BX03: ['covid'],
  J07BX05: ['rsv'],
  J07CA01: ['diphtheria', 'tetanus', 'polio'],
  J07CA02: [...DTP, 'polio'],
  J07CA06: [...DTP, 'polio', 'hib'],
  J07CA09: [...DTP, 'polio', 'hib', 'hepatitisB'],
  J07CA10: ['hepatitisA', 'typhoid'],
  J07CA11: [...DTP, 'hib', 'hepatitisB'],
  J07CA12: [...DTP, 'polio', 'hepatitisB'],
};

/** The diseases that a code of a vaccine (ATC) or of diseases (SNOMED CT) stands for; none for other codes. */
export function diseasesOfCode(code: string): readonly Disease[] {
  const disease = IN_ORDER.find((each) => (DISEASES[each].snomed as readonly string[]).includes(code));
  if (disease) return [disease];
  return BY_ATC[code] ?? BY_ATC[code.slice(0, 5)] ?? [];
}

const IN_ORDER = Object.keys(DISEASES) as Disease[];

/** Diseases in the order in which they are told, each once. */
export function inOrder(diseases: readonly Disease[]): readonly Disease[] {
  return IN_ORDER.filter((each) => diseases.includes(each));
}
