import type { Generated } from 'kysely';

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
