import type { Timestamp } from '#platform/tables.ts';
import type { GuestKind } from '../guest-kinds.ts';

declare module '#platform/tables.ts' {
  interface Tables {
    video_guests: {
      patient_id: string;
      id: string;
      appointment_id: number;
      kind: GuestKind;
      secret_hash: Buffer;
      created_at: Timestamp;
    };
  }
}
