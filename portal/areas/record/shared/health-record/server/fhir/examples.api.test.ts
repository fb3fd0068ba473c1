import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#platform/database/test-database.ts';
import { AINO, emptyPortal, fileOf, fileOfLines, idsIn, importInto, recordOf, visit } from './test-import.ts';
import { hl7Example, hl7Examples, ofRecords } from './testing/hl7-examples.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.drop());
beforeEach(() => emptyPortal(db));

const testing = new URL('testing/', import.meta.url);
const fileIn = (name: string) => fileOf(name, readFileSync(new URL(name, testing), 'utf8'));
const OF_HL7 = { source: 'http://hl7.org/fhir', as: AINO, isInsisted: true };

describe('examples', () => {
  it('of the FHIR specification are taken, but for what has no time and what is of an older version', async () => {
    const { reasons } = await importInto(db, ofRecords, OF_HL7);
    expect(reasons).toEqual([
      'Condition/example2 momentMissing',
      'DiagnosticReport/f001 invalid',
      'DiagnosticReport/micro invalid',
      'Encounter/example momentMissing',
      'Encounter/f201 momentMissing',
      'Immunization/historical momentMissing',
    ]);
    const record = await recordOf(db, AINO);
    expect(record.map(({ resourceType, id }) => `${resourceType}/${id}`).toSorted()).toEqual([
      'Condition/example',
      'Condition/f201',
      'DiagnosticReport/101',
      'DocumentReference/example',
      'Encounter/home',
      'Immunization/example',
      'Immunization/notGiven',
      'MedicationRequest/medrx002',
      'MedicationRequest/medrx0303',
      'MedicationRequest/medrx0306',
      'Observation/example',
      'Observation/f001',
      'Observation/secondsmoke',
    ]);
    const { taken } = await importInto(db, ofRecords, OF_HL7);
    for (const { added, changed } of Object.values(taken)) expect([added, changed]).toEqual([0, 0]);
  });

  it('of the FHIR specification with two patients are taken by no command', async () => {
    const { reasons } = await importInto(db, [hl7Example('r4/resources/bundle/example4.json')], OF_HL7);
    expect(reasons.length).toBeGreaterThan(0);
    expect(reasons.filter((reason) => !/ (severalPatients|typeNotKept)$/.test(reason))).toEqual([]);
    expect(await recordOf(db, AINO)).toEqual([]);
  });

  it('of every type and of three versions of FHIR are judged to the last', async () => {
    const all = hl7Examples('.');
    const { reasons, taken } = await importInto(
      db,
      [...all, fileOfLines(visit('last', 'Patient/p'))],
      OF_HL7,
    );
    expect(all.length).toBeGreaterThan(200);
    expect(reasons.length).toBeGreaterThan(100);
    expect(taken).toMatchObject({ Observation: { added: 3 } });
    expect(await idsIn(db, AINO)).toContain('last');
  });

  it('of Synthea are taken with their visits, results and practitioners', async () => {
    const files = [fileIn('synthea.json'), fileIn('synthea-practitioners.json')];
    const { reasons } = await importInto(db, files, { source: null, as: AINO, isInsisted: true });
    expect(reasons.map((reason) => reason.replace(/\/.* /, ' '))).toEqual([
      'CareTeam typeNotKept',
      'Claim typeNotKept',
      'ExplanationOfBenefit typeNotKept',
    ]);
    const record = await recordOf(db, AINO);
    expect(record.map(({ resourceType }) => resourceType).toSorted()).toEqual([
      'Condition',
      'DiagnosticReport',
      'DocumentReference',
      'Encounter',
      'ImagingStudy',
      'Immunization',
      'MedicationRequest',
      'Observation',
      'Observation',
    ]);
    const [encounter] = record.filter(({ resourceType }) => resourceType === 'Encounter');
    const [condition] = record.filter(({ resourceType }) => resourceType === 'Condition');
    expect(condition).toMatchObject({ encounter: { reference: `Encounter/${encounter?.id}` } });
    const doctor = await db.owner.selectFrom('record_practitioners').selectAll().executeTakeFirstOrThrow();
    expect(encounter).toMatchObject({ participant: [{ individual: { reference: doctor.source_id } }] });
  });
});
