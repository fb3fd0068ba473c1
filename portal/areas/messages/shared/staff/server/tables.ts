import { sealedTexts } from '#platform/keyring/sealed-columns.ts';
import type { Timestamp } from '#platform/tables.ts';

declare module '#platform/tables.ts' {
  interface Tables {
    staff_invitations: { professional_id: number; code_hash: Buffer; expires_at: Timestamp };
    staff_passkeys: {
      id: string;
      host: string;
      professional_id: number;
      key: Buffer;
      uses: number;
      added_at: Timestamp;
      used_at: Timestamp | null;
    };
    staff_passwords: { professional_id: number; password: string; set_at: Timestamp };
    staff_challenges: { session_hash: Buffer; challenge: string; expires_at: Timestamp };
  }
}

export const sealed = [sealedTexts('staff_passwords', { professional_id: 'bigint' }, ['password'])];
