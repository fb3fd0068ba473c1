import { describe, expect, it } from 'vitest';
import { faultOf } from '#areas/record/shared/health-record/server/fhir/r4-structure.ts';
import { demoPeople } from '../people.ts';
import { demoBundles } from './demo-bundles.ts';
import { DEMO_RECORDS } from './demo-records.ts';

const NOW = new Date('2026-03-23T07:00:00Z');
const bundles = demoBundles(NOW).map((bundle) => ({
  who: bundle.entry?.[0]?.resource?.id ?? '',
  resources: (bundle.entry ?? []).flatMap(({ resource }) => resource ?? []),
}));

describe('the record of the demo people', () => {
  it('is a bundle for each who has one', () => {
    const wanted = [...new Set(DEMO_RECORDS.map(({ who }) => who))].toSorted();
    expect(bundles.map(({ who }) => who).toSorted()).toEqual(wanted);
    expect(demoPeople(NOW).map(({ key }) => key)).toEqual(expect.arrayContaining(wanted));
  });

  it.each(bundles)('of $who is as FHIR R4 describes it', ({ resources }) => {
    const faults = resources.map((resource) => [resource.id, faultOf(resource)]);
    expect(faults.filter(([, fault]) => fault !== null)).toEqual([]);
  });

  it.each(bundles)('of $who refers to nothing but what it has', ({ resources }) => {
    const has = new Set(resources.map(({ resourceType, id }) => `${resourceType}/${id}`));
    expect(has.size).toBe(resources.length);
    const named = JSON.stringify(resources).match(/(?<="reference":")[^"]+/g) ?? [];
    expect(named.filter((reference) => !reference.startsWith('#') && !has.has(reference))).toEqual([]);
  });
});
