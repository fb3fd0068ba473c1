import { readEntries } from '#areas/record/shared/health-record/server/read-entries.ts';
import type { RecordCall } from '#platform/calls/call.ts';
import { medicineName } from '../writing.ts';
import type { PrescriptionWords } from './prescription-blocks.ts';
import { factsOf } from './prescription-view.ts';

/** What the medicines of a patient's prescriptions are called, in the order of their numbers. */
export async function medicinesOf(
  reader: Pick<RecordCall, 'tx' | 'vault' | 'patientId'>,
  ids: readonly number[],
  { t, lang }: PrescriptionWords,
): Promise<string[]> {
  const entries = await readEntries(reader, { kinds: ['prescription'] });
  return ids.flatMap((id) => {
    const entry = entries.find((each) => each.id === id);
    return entry ? [medicineName(factsOf(entry.resource, lang), t('facts.unnamed'))] : [];
  });
}
