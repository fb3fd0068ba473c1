import type { BrandId } from '#contract/brand/brand.ts';
import type { SendingChannel } from '#platform/jobs/sending-hours.ts';
import { sealedTexts } from '#platform/keyring/sealed-columns.ts';
import type { Sealed } from '#platform/sealed.ts';
import type { Id, Timestamp } from '#platform/tables.ts';
import type { DueEvent, NoticeEvent } from '../events.ts';

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
      event: DueEvent;
    };
    /** The devices that show a patient's notices. */
    push_devices: {
      patient_id: string;
      id: Id;
      endpoint_hash: Buffer;
      subscription: Sealed;
      used_from: Sealed;
      brand: BrandId;
      created_at: Timestamp;
    };
  }
}

export const sealed = [
  sealedTexts('push_devices', { patient_id: 'uuid', id: 'bigint' }, ['subscription', 'used_from']),
];
