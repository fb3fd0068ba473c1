import type { Bundle, Patient, Practitioner } from 'fhir/r4.js';
import type { KeptResource } from '#areas/record/shared/health-record/kinds.ts';
import { subjectMember } from '#areas/record/shared/health-record/server/fhir/index-files.ts';
import { helsinkiDay } from '#contract/time/time.ts';
import { IDENTITY_CODES } from '#contract/values/identity-code-system.ts';
import { type DemoPerson, demoPeople } from '../people.ts';
import { demoTeams } from '../practitioners.ts';
import { DEMO_RECORDS } from './demo-records.ts';
import { DEMO_SOURCE } from './demo-resources.ts';

/** The record of each demo person who has one, as the bundle in which it would come from another system. */
export function demoBundles(now: Date): readonly Bundle[] {
  const today = helsinkiDay(now);
  return demoPeople(now).flatMap((person) => {
    const own = DEMO_RECORDS.filter(({ who }) => who === person.key);
    const entries = own.flatMap(({ resources }) => resources(today).map((each) => ofPerson(each, person)));
    return entries.length === 0 ? [] : bundleOf([patientOf(person), ...namedIn(entries), ...entries]);
  });
}

function bundleOf(resources: readonly (KeptResource | Patient | Practitioner)[]): Bundle {
  const entry = resources.map((resource) => ({
    fullUrl: `${DEMO_SOURCE}/${resource.resourceType}/${resource.id}`,
    resource,
  }));
  return { resourceType: 'Bundle', type: 'collection', entry };
}

function patientOf({ key, firstNames, lastName, identityCode }: DemoPerson): Patient {
  return {
    resourceType: 'Patient',
    id: key,
    identifier: [{ system: IDENTITY_CODES, value: identityCode }],
    name: [{ given: firstNames.split(' '), family: lastName }],
  };
}

function ofPerson<Resource extends KeptResource>(resource: Resource, { key }: DemoPerson): Resource {
  const reference = { reference: `Patient/${key}` };
  return {
    ...resource,
    [subjectMember(resource.resourceType)]: reference,
  };
}

function namedIn(resources: readonly KeptResource[]): Practitioner[] {
  const named = new Set(JSON.stringify(resources).match(/(?<="Practitioner\/)\d+(?=")/g));
  return (demoTeams()[0] ?? [])
    .filter(({ id }) => named.has(String(id)))
    .map(({ id, firstName, lastName, title }) => ({
      resourceType: 'Practitioner',
      id: String(id),
      name: [{ given: [firstName], family: lastName }],
      qualification: [{ code: { text: title.fi } }],
    }));
}
