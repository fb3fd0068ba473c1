import { type Entry, readEntries } from '#areas/record/shared/health-record/server/read-entries.ts';
import type { RecordCall } from '#platform/calls/call.ts';
import { type Handler, ok, problem } from '#platform/calls/handler.ts';
import type { LaboratoryApi, OtherTest, Trend } from '../contract.ts';
import { namesOf, testKey } from './names.ts';
import { testOf } from './result-view.ts';

type Results = readonly Entry<'laboratoryResult'>[];

/** `GET /api/laboratory/trends/{ids}` */
export const laboratoryTrends: Handler<LaboratoryApi['GET /api/laboratory/trends/{ids}']> = async (
  call,
  { params: { ids } },
) => {
  const read = await readTrends(call, ids);
  return read ? ok(read) : problem('notFound');
};

/** The tests of these results over time, and what they can be compared with; null unless all results are the patient's. */
export async function readTrends(call: RecordCall, ids: readonly number[]) {
  const entries = await readEntries(call, { kinds: ['laboratoryResult'] });
  const byTest = Map.groupBy(entries, ({ resource }) => testKey(resource.code));
  const asked = ids.flatMap((id) => entries.find((entry) => entry.id === id) ?? []);
  if (asked.length < ids.length) return null;
  const keys = new Set(asked.map(({ resource }) => testKey(resource.code)));
  const others = [...byTest].filter(([key]) => !keys.has(key)).flatMap(([, results]) => otherOf(results));
  return {
    trends: asked.map((entry) => trendOf(entry, byTest.get(testKey(entry.resource.code)) ?? [])),
    others: others.toSorted((one, other) => one.displayName.localeCompare(other.displayName, 'fi')),
  };
}

function trendOf({ id, resource }: Results[number], results: Results): Trend {
  return {
    id,
    ...namesOf(resource.code),
    points: results.flatMap((entry) => {
      const test = testOf(entry.id, entry.resource);
      const { unit, referenceRange, decimals, result, flag } = test;
      const at = entry.happenedAt.toISOString();
      return result ? { id: entry.id, at, unit, referenceRange, decimals, result, flag } : [];
    }),
  };
}

/** What can be compared: a test with numbers on several occasions. */
function otherOf(results: Results): OtherTest[] {
  const [latest, before] = results.filter(({ resource }) => resource.valueQuantity?.value !== undefined);
  return latest && before ? [{ id: latest.id, ...namesOf(latest.resource.code) }] : [];
}
