import { z } from 'zod';
import { isContactHidden } from '#areas/person/shared/guardianship/server/protected-child.ts';
import { openFormer } from '#areas/person/shared/patients/server/contact-change-links.ts';
import { ownData } from '../../../server-feature.ts';

/** What a change of contact details has left: until when it can be contested, and what would be put back. */
export const ownContactChanges = ownData({
  shape: {
    contactChanges: z.array(
      z.object({
        changedAt: z.iso.datetime(),
        endsAt: z.iso.datetime(),
        former: z
          .object({ emailAddress: z.string().nullable(), phoneNumber: z.string().nullable() })
          .nullable(),
        restoredAt: z.iso.datetime().nullable(),
      }),
    ),
  },
  async read(call) {
    const rows = await call.tx
      .selectFrom('contact_changes')
      .selectAll()
      .where('patient_id', '=', call.patientId)
      .orderBy('changed_at')
      .execute();
    return {
      contactChanges: rows.map((row) => {
        const former = row.former && !isContactHidden(call) ? openFormer(call.vault, row.former) : null;
        return {
          changedAt: row.changed_at.toISOString(),
          endsAt: row.ends_at.toISOString(),
          former: former && { emailAddress: former.email, phoneNumber: former.phone },
          restoredAt: row.restored_at?.toISOString() ?? null,
        };
      }),
    };
  },
  tables: { contact_changes: 'contactChanges' },
});
