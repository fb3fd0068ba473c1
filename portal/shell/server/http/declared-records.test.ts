import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import texts from '#areas/person/patient-information/messages/en.json' with { type: 'json' };
import { endpoint } from '#contract/calls/endpoint.ts';
import { declaredEntries } from '#contract/calls/record-use.ts';
import { endpointTables } from '../endpoint-tables.ts';

const all = endpointTables.flatMap((table) => Object.entries(table));

describe('every call', () => {
  it.each(all)('%s declares what it does to which record, or why it touches none', (_, { record }) => {
    const entries = declaredEntries(record);
    if (record.none === undefined) expect(entries.length).toBeGreaterThan(0);
    else {
      expect(record.none).not.toBe('');
      expect(entries).toEqual([]);
    }
  });

  it.each(all)('%s names records as the patient’s own log does', (_, { record }) => {
    for (const { kind } of declaredEntries(record)) expect(Object.keys(texts.log.records)).toContain(kind);
  });
});

it('is no call without a declaration', () => {
  const parts = { summary: 'Something.', access: 'patient', success: z.object({}) } as const;
  // @ts-expect-error which record of a patient it reads or changes must be said
  expect(endpoint(parts)).toBe(parts);
});
