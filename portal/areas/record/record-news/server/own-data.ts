import { z } from 'zod';
import { readNoticeChoices } from '#areas/person/shared/notices/server/notice-choices.ts';
import { BROWSERS, DEVICES } from '#contract/session/session.ts';
import { ownData } from '../../../server-feature.ts';
import { readDevices } from './push/devices.ts';

const ways = z.object({ email: z.boolean(), sms: z.boolean() });

/** How the patient hears of what is new in their record, of messages and of invoices. */
export const ownNoticeData = ownData({
  shape: {
    recordNotices: z.object({
      results: ways,
      messages: ways,
      invoices: ways,
      waitsForCommentSince: z.iso.datetime().nullable(),
    }),
    noticeDevices: z.array(
      z.object({
        browser: z.enum(BROWSERS),
        device: z.enum(DEVICES),
        brandName: z.string(),
        addedAt: z.iso.datetime(),
      }),
    ),
  },
  async read(call) {
    const { tx, patientId } = call;
    const devices = await readDevices(call);
    const row = await tx
      .selectFrom('patients')
      .select('waits_for_comment_since')
      .where('id', '=', patientId)
      .executeTakeFirstOrThrow();
    return {
      recordNotices: {
        ...(await readNoticeChoices(tx, patientId)),
        waitsForCommentSince: row.waits_for_comment_since?.toISOString() ?? null,
      },
      noticeDevices: devices.map(({ browser, device, brandName, addedAt }) => ({
        browser,
        device,
        brandName,
        addedAt,
      })),
    };
  },
  tables: { notice_choices: 'recordNotices', push_devices: 'noticeDevices' },
  leftOut: {
    due_notices: 'that a notice is about to be sent; it is among the messages once it is',
    record_views: 'which entries are new to a guardian; who has read what stands in the access log',
    removed_records:
      'what is no part of the record by its own word, so that an older version or a correction of it is known; what was withheld stays withheld',
    result_parts: 'hashes of which results belong to which report, as the record itself says',
  },
});
