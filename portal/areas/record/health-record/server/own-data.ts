import { z } from 'zod';
import { isContactHidden } from '#areas/person/shared/guardianship/server/protected-child.ts';
import { RECORD_KINDS } from '#areas/record/shared/health-record/kinds.ts';
import { withoutPlaces } from '#areas/record/shared/health-record/server/fhir/masked.ts';
import { withoutUnseen } from '#areas/record/shared/health-record/server/fhir/unseen.ts';
import { readEntries } from '#areas/record/shared/health-record/server/read-entries.ts';
import { ownData } from '../../../server-feature.ts';

const shape = {
  healthRecord: z.array(
    z.object({
      id: z.number(),
      kind: z.enum(RECORD_KINDS),
      receivedAt: z.iso.datetime(),
      /** As it came in: FHIR R4. */
      resource: z.looseObject({ resourceType: z.string() }),
    }),
  ),
};

/** The patient's health record, as it came in. */
export const ownHealthRecord = ownData({
  shape,
  read: async (call) => {
    const all = await readEntries(call, { kinds: RECORD_KINDS, isWanted: () => true });
    const entries = call.session.actingFor ? await withoutUnseen(call, all) : all;
    return {
      healthRecord: entries.map(({ id, kind, receivedAt, resource }) => ({
        id,
        kind,
        receivedAt: receivedAt.toISOString(),
        resource: { ...(isContactHidden(call) ? withoutPlaces(resource) : resource) },
      })),
    };
  },
  tables: { health_records: 'healthRecord' },
  leftOut: { record_subjects: 'hashes of what other systems call the patient' },
});
