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

/** The disease that a code of SNOMED CT stands for; null for other codes. */
export function diseaseOfCode(code: string): Disease | null {
  return IN_ORDER.find((each) => (DISEASES[each].snomed as readonly string[]).includes(code)) ?? null;
}

const IN_ORDER = Object.keys(DISEASES) as Disease[];

/** Diseases in the order in which they are told, each once. */
export function inOrder(diseases: readonly Disease[]): readonly Disease[] {
  return IN_ORDER.filter((each) => diseases.includes(each));
}
