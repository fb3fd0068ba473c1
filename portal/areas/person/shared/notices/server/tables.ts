import type { BrandId } from '#contract/brand/brand.ts';
import type { SendingChannel } from '#platform/jobs/sending-hours.ts';
import type { NoticeEvent } from '../events.ts';

declare module '#platform/tables.ts' {
  interface Tables {
    notice_choices: {
      patient_id: string;
      event: NoticeEvent;
      by_email: boolean;
      by_sms: boolean;
      brand: BrandId;
      chosen_on: string | null;
    };
    /** What is to be in the next notice by a way. */
    due_notices: {
      patient_id: string;
      channel: SendingChannel;
      event: NoticeEvent;
    };
  }
}
