import fc from 'fast-check';
import type { Condition, DocumentReference, Encounter } from 'fhir/r4.js';
import { describe, expect, it } from 'vitest';
import { diagnosesOf, textsOf, visitKind, visitType, whoTreated } from './visit-view.ts';

const FINNISH = 'urn:oid:1.2.246.537.6.1.1999';

function visit(rest: Partial<Encounter> = {}): Encounter {
  return { resourceType: 'Encounter', id: '1', status: 'finished', class: { code: 'AMB' }, ...rest };
}
const typed = (...codes: string[]) => visit({ type: codes.map((code) => ({ coding: [{ code }] })) });

describe('the type and the kind of a visit', () => {
  it.each([
    ['occupationalHealth', 'nursing', typed('occupationalHealth', 'nursing')],
    ['private', 'physiotherapy', typed('physiotherapy', 'private')],
    [null, 'healthCare', typed('healthCare')],
    [null, 'other', visit()],
    [null, 'other', typed('185345009')],
  ])('%s, %s', (type, kind, encounter) => {
    expect([visitType(encounter), visitKind(encounter)]).toEqual([type, kind]);
  });
});

it('who treated is no relative who came along', () => {
  const doctor = { individual: { reference: 'Practitioner/7' } };
  const mother = { individual: { reference: 'RelatedPerson/3' } };
  expect(whoTreated(visit({ participant: [mother, doctor] }))).toEqual(doctor.individual);
  expect(whoTreated(visit())).toBeUndefined();
});

function condition(id: string, rest: Partial<Condition> = {}): Condition {
  const code = { coding: [{ system: FINNISH, code: id, display: `${id} by name` }] };
  return {
    resourceType: 'Condition',
    id,
    subject: {},
    encounter: { reference: 'Encounter/1' },
    code,
    ...rest,
  };
}

describe('diagnoses', () => {
  const codes = (encounter: Encounter, conditions: readonly Condition[]) =>
    diagnosesOf(encounter, conditions).map(({ code }) => code);

  it('are in the order of their ranks, then as they came', () => {
    const diagnosis = [
      { condition: { reference: 'Condition/B' }, rank: 2 },
      { condition: { reference: 'Condition/A' }, rank: 1 },
    ];
    const latestFirst = ['D', 'C', 'B', 'A'].map((id) => condition(id));
    expect(codes(visit({ diagnosis }), latestFirst)).toEqual(['A', 'B', 'C', 'D']);
  });

  it('of other visits are left out', () => {
    const conditions = [condition('A'), condition('B', { encounter: { reference: 'Encounter/2' } })];
    expect(codes(visit(), conditions)).toEqual(['A']);
  });

  it.each([
    ['the Finnish ICD-10', FINNISH, 'M54.5'],
    ['the code server’s newer name of it', 'urn:oid:1.2.246.537.6.1', 'M54.5'],
    ['WHO’s ICD-10', 'http://hl7.org/fhir/sid/icd-10', 'M54.5'],
    ['a national edition', 'http://hl7.org/fhir/sid/icd-10-cm', 'M54.5'],
    ['no code of another system', 'http://snomed.info/sct', null],
    ['no code of a longer name', 'http://hl7.org/fhir/sid/icd-10/other', null],
  ])('have the code of %s', (_, system, code) => {
    const coding = [{ system, code: 'M54.5', display: 'Alaselkäkipu' }];
    expect(diagnosesOf(visit(), [condition('A', { code: { coding }, language: 'fi' })])).toEqual([
      { code, name: 'Alaselkäkipu', language: 'fi', isSuspected: false },
    ]);
  });

  it('are called by the professional’s own words first', () => {
    const [diagnosis] = diagnosesOf(visit(), [
      condition('A', { code: { text: 'Selkä', coding: [{ system: FINNISH, code: 'M54.5', display: 'x' }] } }),
    ]);
    expect(diagnosis).toEqual({ code: 'M54.5', name: 'Selkä', language: null, isSuspected: false });
  });

  it('without name and code are none', () => {
    expect(diagnosesOf(visit(), [condition('A', { code: {} })])).toEqual([]);
  });
});

describe('texts', () => {
  const document = (
    contentType: string | undefined,
    bytes: Uint8Array,
    rest: Partial<DocumentReference> = {},
  ): DocumentReference => ({
    resourceType: 'DocumentReference',
    status: 'current',
    content: [
      { attachment: { ...(contentType && { contentType }), data: Buffer.from(bytes).toString('base64') } },
    ],
    ...rest,
  });
  const read = (contentType: string | undefined, bytes: Uint8Array) =>
    textsOf(document(contentType, bytes)).map(({ text }) => text);
  const utf8 = (text: string) => new TextEncoder().encode(text);

  it('come through as they were written, whatever they say', () => {
    const written = fc
      .string({ unit: 'grapheme', minLength: 1 })
      .map((text) => `x${text.replaceAll(/\s/g, ' ')}x`);
    fc.assert(
      fc.property(written, (text) => {
        expect(read('text/plain; charset=utf-8', utf8(text))).toEqual([text]);
      }),
    );
  });

  it.each([
    ['text/plain', 'Nielu punoittaa', utf8('Nielu punoittaa')],
    ['TEXT/PLAIN; charset="UTF-8"', 'Särky', utf8('Särky')],
    ['text/plain;charset=iso-8859-1', 'Särky', Buffer.from('Särky', 'latin1')],
    ['text/plain', 'a\nb\nc', utf8('a\r\nb\rc\r\n')],
    ['text/plain', '<b>5 < 6</b>', utf8('<b>5 < 6</b>')],
  ])('%s is shown as it is: %j', (contentType, text, bytes) => {
    expect(read(contentType, bytes)).toEqual([text]);
  });

  it.each(['text/html', 'application/pdf', 'text/plainer', 'text/plain; charset=klingon', undefined])(
    '%s is not shown',
    (contentType) => {
      expect(read(contentType, utf8('<p>Hei</p>'))).toEqual([]);
    },
  );

  it('that are empty, or stand elsewhere, are none', () => {
    expect(read('text/plain', utf8(' \n '))).toEqual([]);
    const elsewhere = [{ attachment: { contentType: 'text/plain', url: 'https://elsewhere.example' } }];
    expect(textsOf(document('text/plain', utf8('x'), { content: elsewhere }))).toEqual([]);
  });

  it('have the title of the text, else of its document', () => {
    const named = document('text/plain', utf8('x'), { type: { text: 'Käyntiteksti' } });
    expect(textsOf(named)[0]?.title).toBe('Käyntiteksti');
    expect(textsOf(document('text/plain', utf8('x')))[0]?.title).toBeNull();
  });
});
