import fc from 'fast-check';
import type { CodeableConcept, Immunization } from 'fhir/r4.js';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '#contract/language/language.ts';
import { DISEASES, type Disease, diseaseOfCode } from './diseases.ts';
import { diseaseNames, diseasesOf, EFFECTIVE_UNTIL, effectiveUntil, namesOf } from './vaccination.ts';

const vaccination = (rest: Partial<Immunization>): Immunization => ({
  resourceType: 'Immunization',
  status: 'completed',
  patient: {},
  vaccineCode: {},
  ...rest,
});
const atc = (code: string, text?: string) => ({ coding: [{ code }], ...(text && { text }) });
const against = (...targetDisease: CodeableConcept[]) => [{ doseNumberString: '-', targetDisease }];

describe('what a vaccination protects from', () => {
  it.each<[string, readonly Disease[]]>([
    ['J07AM51', ['diphtheria', 'tetanus']],
    ['J07AJ52', ['diphtheria', 'tetanus', 'pertussis']],
    ['J07CA02', ['diphtheria', 'tetanus', 'pertussis', 'polio']],
    ['J07CA06', ['diphtheria', 'tetanus', 'pertussis', 'polio', 'hib']],
    ['J07BD52', ['measles', 'mumps', 'rubella']],
    ['J07BD54', ['measles', 'mumps', 'rubella', 'varicella']],
    ['J07BB02', ['influenza']],
    ['J07BB03', ['influenza']],
    ['J07AL52', ['pneumococcus']],
    ['J07BA01', ['tickBorneEncephalitis']],
    ['J07BC20', ['hepatitisA', 'hepatitisB']],
    ['J07BM03', ['papillomavirus']],
    ['J07BX03', ['covid']],
    ['J07BX05', ['rsv']],
    ['J06BD08', ['rsv']],
    ['J07AG51', ['diphtheria', 'tetanus', 'hib']],
    ['J07CA04', ['polio', 'hib']],
    ['J07CA10', ['hepatitisA', 'typhoid']],
    ['J07CA12', ['diphtheria', 'tetanus', 'pertussis', 'polio', 'hepatitisB']],
    ['N02BE01', []],
    ['', []],
  ])('%s: %j', (code, expected) => {
    expect(diseasesOf(vaccination({ vaccineCode: atc(code) }))).toEqual(expected);
  });

  it.each<[string, readonly Disease[]]>([
    ['03', ['measles', 'mumps', 'rubella']],
    ['3', ['measles', 'mumps', 'rubella']],
    ['20', ['diphtheria', 'tetanus', 'pertussis']],
    ['115', ['diphtheria', 'tetanus', 'pertussis']],
    ['113', ['diphtheria', 'tetanus']],
    ['120', ['diphtheria', 'tetanus', 'pertussis', 'polio', 'hib']],
    ['94', ['measles', 'mumps', 'rubella', 'varicella']],
    ['165', ['papillomavirus']],
    ['140', ['influenza']],
    ['127', []],
    ['208', ['covid']],
    ['999', []],
  ])('CVX %s: %j', (code, expected) => {
    for (const system of ['http://hl7.org/fhir/sid/cvx', 'urn:oid:2.16.840.1.113883.12.292'])
      expect(diseasesOf(vaccination({ vaccineCode: { coding: [{ system, code }] } }))).toEqual(expected);
    // A number of another system is another thing.
    const elsewhere = { coding: [{ system: 'https://elsewhere.example', code }] };
    expect(diseasesOf(vaccination({ vaccineCode: elsewhere }))).toEqual([]);
  });

  it('is what the record says, and the vaccine’s code where it says nothing that is known', () => {
    const vaccineCode = atc('J07AM51');
    const said = against({ coding: [{ code: '76902006' }] });
    expect(diseasesOf(vaccination({ vaccineCode, protocolApplied: said }))).toEqual(['tetanus']);
    const unknown = against({ coding: [{ code: '1' }] });
    expect(diseasesOf(vaccination({ vaccineCode, protocolApplied: unknown }))).toEqual([
      'diphtheria',
      'tetanus',
    ]);
  });

  it('is one disease for each code of SNOMED CT, and each code is of one', () => {
    const codes = Object.values(DISEASES).flatMap(({ snomed }): readonly string[] => snomed);
    expect(new Set(codes).size).toBe(codes.length);
    for (const [disease, { snomed }] of Object.entries(DISEASES))
      for (const code of snomed) expect(diseaseOfCode(code)).toBe(disease);
  });
});

describe('the name of a vaccination', () => {
  it.each([
    ['fi', 'Kurkkumätä, jäykkäkouristus ja hinkuyskä'],
    ['sv', 'Difteri, stelkramp och kikhosta'],
    ['en', 'Diphtheria, tetanus and whooping cough'],
  ] as const)('in %s is what it protects from: %s', (lang, name) => {
    const resource = vaccination({ vaccineCode: atc('J07AJ52', 'Boostrix') });
    expect(namesOf(resource, lang)).toEqual({ name, product: 'Boostrix' });
  });

  it('is the record’s where the codes are not known, and never twice the same', () => {
    const vaccineCode = { text: 'Q-kuumerokote' };
    expect(namesOf(vaccination({ vaccineCode }), 'sv')).toEqual({ name: 'Q-kuumerokote', product: null });
    const named = vaccination({ vaccineCode, protocolApplied: against({ text: 'Q-kuume' }) });
    expect(namesOf(named, 'fi')).toEqual({ name: 'Q-kuume', product: 'Q-kuumerokote' });
    expect(namesOf(vaccination({}), 'fi')).toEqual({ name: null, product: null });
  });

  it('names each disease once, in one order, however they come', () => {
    const diseases = Object.keys(DISEASES) as Disease[];
    const some = fc.array(fc.constantFrom(...diseases), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(some, fc.constantFrom(...LANGUAGES), (chosen, lang) => {
        const concepts = chosen.map((disease) => ({
          coding: DISEASES[disease].snomed.map((code) => ({ code })),
        }));
        const found = diseasesOf(vaccination({ protocolApplied: against(...concepts) }));
        expect(found).toEqual(diseases.filter((disease) => chosen.includes(disease)));
        const name = diseaseNames(found, lang).toLowerCase();
        for (const disease of found) expect(name).toContain(DISEASES[disease].name[lang].toLowerCase());
      }),
    );
  });
});

it.each([
  ['2030-05-01', '2030-05-01'],
  ['2030-05', null],
  ['2030', null],
  [undefined, null],
])('validity until %s is %s', (valueDate, expected) => {
  const extension = [
    { url: EFFECTIVE_UNTIL, ...(valueDate && { valueDate }) },
    { url: 'https://other.example' },
  ];
  expect(effectiveUntil({ extension })).toBe(expected);
  expect(effectiveUntil({})).toBeNull();
});
