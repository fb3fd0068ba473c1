import type { BrandId } from '#contract/brand/brand.ts';
import type { NoticeEvent } from '../events.ts';

declare module '#platform/tables.ts' {
  interface Tables {
    notice_choices: {
      patient_id: string;
      event: NoticeEvent;
      by_email: boolean;
      by_sms: boolean;
      brand: BrandId;
    };
  }
}
