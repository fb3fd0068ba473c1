import type { Generated } from 'kysely';
import type { BrandId } from '#contract/brand/brand.ts';
import { sealedTexts } from '#platform/keyring/sealed-columns.ts';
import type { Sealed } from '#platform/sealed.ts';
import type { Id, Timestamp } from '#platform/tables.ts';

declare module '#platform/tables.ts' {
  interface Tables {
    app_grants: {
      patient_id: string;
      id: Id;
      client_id: string;
      brand: BrandId;
      scope: string;
      guardian: Sealed | null;
      guardian_hash: Buffer | null;
      verified_at: Timestamp | null;
      is_protected: Generated<boolean>;
      created_at: Timestamp;
      expires_at: Timestamp;
      last_used_at: Timestamp | null;
    };
    app_secrets: {
      secret_hash: Buffer;
      patient_id: string;
      grant_id: number;
      kind: 'code' | 'access' | 'refresh';
      expires_at: Timestamp;
      used_at: Timestamp | null;
      challenge: string | null;
      redirect_uri: string | null;
      narrowed_scope: string | null;
    };
  }
}

export const sealed = [sealedTexts('app_grants', { patient_id: 'uuid', id: 'bigint' }, ['guardian'])];
