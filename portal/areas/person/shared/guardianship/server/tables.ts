import type { Generated } from 'kysely';
import { sealedTexts } from '#platform/keyring/sealed-columns.ts';

declare module '#platform/tables.ts' {
  interface Tables {
    guardians: {
      patient_id: string;
      position: number;
      details: string;
      id: Generated<string>;
      person_hash: Buffer | null;
      written_by: Buffer | null;
    };
  }
}

export const sealed = [sealedTexts('guardians', { patient_id: 'uuid', position: 'integer' }, ['details'])];
