import { sealedTexts } from '#platform/keyring/sealed-columns.ts';
import type { Sealed } from '#platform/sealed.ts';
import type { Id } from '#platform/tables.ts';

declare module '#platform/tables.ts' {
  interface Tables {
    home_measurements: {
      patient_id: string;
      id: Id;
      measured_at: Date;
      entered_at: Date;
      by_guardian: boolean;
      /** Sealed: what was measured, and the note. */
      content: Sealed;
    };
    home_measurement_shares: { patient_id: string; shared_at: Date };
  }
}

export const sealed = [sealedTexts('home_measurements', { patient_id: 'uuid', id: 'bigint' }, ['content'])];
