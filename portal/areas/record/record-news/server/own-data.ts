import { z } from 'zod';
import { ownData } from '../../../server-feature.ts';
import { CHANNELS } from '../channels.ts';

/** How the patient hears of what is new in their record, and of messages. */
export const ownNoticeData = ownData({
  shape: {
    recordNotices: z.object({
      channel: z.enum(CHANNELS),
      messages: z.enum(CHANNELS),
      waitsForCommentSince: z.iso.datetime().nullable(),
    }),
  },
  async read({ tx, patientId }) {
    const row = await tx
      .selectFrom('patients')
      .select(['record_notices', 'message_notices', 'waits_for_comment_since'])
      .where('id', '=', patientId)
      .executeTakeFirstOrThrow();
    return {
      recordNotices: {
        channel: row.record_notices,
        messages: row.message_notices,
        waitsForCommentSince: row.waits_for_comment_since?.toISOString() ?? null,
      },
    };
  },
  tables: {},
  leftOut: {
    record_views: 'which entries are new to a guardian; who has read what stands in the access log',
    removed_records:
      'what is no part of the record by its own word, so that an older version or a correction of it is known; what was withheld stays withheld',
    result_parts: 'hashes of which results belong to which report, as the record itself says',
  },
});
