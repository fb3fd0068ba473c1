import type { Encounter } from 'fhir/r4.js';
import { describe, expect, it } from 'vitest';
import { type Belonging, belongingsOf, linksOf, type Whole } from './belongings.ts';
import type { KeptResource } from './kinds.ts';

const DAY = '2026-03-05';
const entry = (resource: object, day = DAY, source = 'https://one.example'): Belonging => ({
  day,
  source,
  resource: { id: 'x', ...resource } as KeptResource,
});
const visitOf = (id: string, individual = { reference: 'Practitioner/1' }) => {
  const participant = [{ individual }];
  return entry({ resourceType: 'Encounter', id, participant }) as Belonging & {
    readonly resource: Encounter;
  };
};
const visit = visitOf('a');
const prescription = (rest: object, day?: string, source?: string) =>
  entry({ resourceType: 'MedicationRequest', ...rest }, day, source);
const mine = { encounter: { reference: 'Encounter/a' } };
const doctor = { requester: { reference: 'Practitioner/1' } };

describe('the links of a resource', () => {
  it.each([
    ...[
      'AllergyIntolerance',
      'Condition',
      'DiagnosticReport',
      'DocumentReference',
      'ImagingStudy',
      'Immunization',
    ],
    ...['MedicationRequest', 'Observation', 'Procedure', 'ServiceRequest'],
  ])('are all that is read of it: %s', (resourceType) => {
    const read: Record<string, string> = {};
    const watched = <Each extends Belonging>(each: Each): Each => ({
      ...each,
      resource: new Proxy(each.resource, {
        get(resource, key) {
          read[String(key)] = 'read';
          return Reflect.get(resource, key);
        },
      }),
    });
    const seen = watched(visit);
    belongingsOf(seen, [seen, watched(entry({ resourceType, id: 'other' }))]);
    expect(Object.keys(read)).toContain('participant');
    expect(linksOf(read as never)).toEqual(read);
  });
});

describe('what belongs to a visit', () => {
  it.each([
    ['what names it, of whatever day', prescription(mine, '2026-04-01'), true],
    ['what is of its day and practitioner', prescription(doctor), true],
    ['nothing of another day', prescription(doctor, '2026-03-06'), false],
    ['nothing of another practitioner', prescription({ requester: { reference: 'Practitioner/2' } }), false],
    ['nothing of nobody', prescription({}), false],
    ['nothing of an organisation', prescription({ requester: { reference: 'Organization/1' } }), false],
    ['nothing of another system', prescription({ ...mine, ...doctor }, DAY, 'https://two.example'), false],
    [
      'nothing that names another visit of the day',
      prescription({ ...doctor, encounter: { reference: 'Encounter/b' } }),
      false,
    ],
    [
      'what names a visit that the record does not have, by its day and practitioner',
      prescription({ ...doctor, encounter: { reference: 'Encounter/unknown' } }),
      true,
    ],
    ['none of its diagnoses, which are its parts', entry({ resourceType: 'Condition', ...mine }), false],
    [
      'a diagnosis that names no visit',
      entry({ resourceType: 'Condition', recorder: { reference: 'Practitioner/1' } }),
      true,
    ],
    ['no other visit', visitOf('c'), false],
  ])('is %s', (_, other, belongs) => {
    expect(belongingsOf(visit, [visit, visitOf('b'), other])).toEqual(belongs ? [other] : []);
  });

  it('is what was ordered there, and nothing else that was ordered', () => {
    const order = entry({ resourceType: 'ServiceRequest', id: 'order', ...mine });
    const result = (id: string, of: string) =>
      entry(
        { resourceType: 'Observation', id, basedOn: [{ reference: `ServiceRequest/${of}` }] },
        '2026-03-09',
      );
    const all = [order, result('one', 'order'), result('two', 'other')];
    expect(belongingsOf(visit, all).map(({ resource }) => resource.id)).toEqual(['order', 'one']);
  });
});

it('of a referral are what answers it, and nothing else of its day and practitioner', () => {
  const referral = entry({ resourceType: 'ServiceRequest', id: 'order', ...doctor }) as Whole;
  const basedOn = [{ reference: 'ServiceRequest/order' }];
  const answer = entry({ resourceType: 'ImagingStudy', id: 'answer', basedOn }, '2026-03-09');
  const elsewhere = entry({ resourceType: 'ImagingStudy', basedOn }, '2026-03-09', 'https://two.example');
  const all = [referral, visit, prescription({ ...doctor, ...mine }), answer, elsewhere];
  expect(belongingsOf(referral, all)).toEqual([answer]);
});
