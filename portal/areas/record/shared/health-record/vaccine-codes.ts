import type { Coding } from 'fhir/r4.js';
import { type Disease, diseaseOfCode } from './diseases.ts';

// Sources: `docs/health-care-facts.md`.

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
  J07AG51: ['diphtheria', 'tetanus', 'hib'],
  J07AG52: [...DTP, 'hib'],
  J07AG53: ['hib', 'meningococcus'],
  J07AG54: ['hib', 'meningococcus'],
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
  J07CA03: ['diphtheria', 'tetanus', 'rubella'],
  J07CA04: ['polio', 'hib'],
  J07CA05: [...DTP, 'hepatitisB'],
  J07CA06: [...DTP, 'polio', 'hib'],
  J07CA07: ['diphtheria', 'tetanus', 'hepatitisB'],
  J07CA08: ['hib', 'hepatitisB'],
  J07CA09: [...DTP, 'polio', 'hib', 'hepatitisB'],
  J07CA10: ['hepatitisA', 'typhoid'],
  J07CA11: [...DTP, 'hib', 'hepatitisB'],
  J07CA12: [...DTP, 'polio', 'hepatitisB'],
  J07CA13: [...DTP, 'hib', 'meningococcus', 'hepatitisB'],
};

/** CVX, the codes of vaccines of the CDC of the United States: by its address and its number. */
const CVX: readonly (string | undefined)[] = [
  'http://hl7.org/fhir/sid/cvx',
  'urn:oid:2.16.840.1.113883.12.292',
];

/** What the vaccines of CVX protect from. Those of pandemic influenza are not of a season's, and are left out. */
const CVX_CODES: readonly (readonly [codes: string, ...Disease[]])[] = [
  ['01 20 106 107 115', ...DTP],
  ['11', 'pertussis'],
  ['09 28 113 138 139 196', 'diphtheria', 'tetanus'],
  ['35 112 142', 'tetanus'],
  ['22 50', ...DTP, 'hib'],
  ['130', ...DTP, 'polio'],
  ['195', 'diphtheria', 'tetanus', 'polio'],
  ['120 170', ...DTP, 'polio', 'hib'],
  ['110', ...DTP, 'polio', 'hepatitisB'],
  ['102 198', ...DTP, 'hib', 'hepatitisB'],
  ['132 146', ...DTP, 'polio', 'hib', 'hepatitisB'],
  ['02 10 89 178 179 182 324', 'polio'],
  ['17 46 47 48 49', 'hib'],
  ['51', 'hib', 'hepatitisB'],
  ['148', 'hib', 'meningococcus'],
  ['03', 'measles', 'mumps', 'rubella'],
  ['04', 'measles', 'rubella'],
  ['05', 'measles'],
  ['06', 'rubella'],
  ['07', 'mumps'],
  ['38', 'mumps', 'rubella'],
  ['94', 'measles', 'mumps', 'rubella', 'varicella'],
  ['21', 'varicella'],
  ['121 187 188', 'zoster'],
  ['74 116 119 122', 'rotavirus'],
  ['33 100 109 133 152 177 215 216 327', 'pneumococcus'],
  ['32 103 108 114 136 147 162 163 164 167 191 192 203 316 328', 'meningococcus'],
  ['62 118 137 165', 'papillomavirus'],
  [
    '15 16 88 111 135 140 141 144 149 150 151 153 155 158 161 166 168 171 185 186 194 197 200 201 202 205 231 320 331 333',
    'influenza',
  ],
  [
    '207 208 210 211 212 213 217 218 219 221 225 226 227 228 229 230 300 301 302 308 309 310 311 312 313 500 501 502 503 504 505 506 507 508 509 510 511 512 513 514 515 516 517 518 519 520 521',
    'covid',
  ],
  ['93 145 303 304 305 306 307 314 315 326 332', 'rsv'],
  ['77 222 223 224', 'tickBorneEncephalitis'],
  ['39 129 134', 'japaneseEncephalitis'],
  ['31 52 83 84 85 169', 'hepatitisA'],
  ['08 42 43 44 45 189 220', 'hepatitisB'],
  ['104 193', 'hepatitisA', 'hepatitisB'],
  ['37 183 184', 'yellowFever'],
  ['25 41 53 91 101 190', 'typhoid'],
  ['26 172 173 174', 'cholera'],
  ['18 40 90 175 176', 'rabies'],
  ['19', 'tuberculosis'],
];
const BY_CVX: ReadonlyMap<string, readonly Disease[]> = new Map(
  CVX_CODES.flatMap(([codes, ...diseases]) => codes.split(' ').map((code) => [code, diseases] as const)),
);

/** The diseases that a vaccine (ATC, CVX) or a disease (SNOMED CT) stands for by its code; none for other codes. */
export function diseasesOfCoding({ system, code = '' }: Coding): readonly Disease[] {
  if (CVX.includes(system)) return BY_CVX.get(code.padStart(2, '0')) ?? [];
  const disease = diseaseOfCode(code);
  if (disease) return [disease];
  return BY_ATC[code] ?? BY_ATC[code.slice(0, 5)] ?? [];
}
