import type { CreatedAt } from '#platform/tables.ts';

declare module '#platform/tables.ts' {
  interface Tables {
    professionals: { identity_hash: Buffer; since: CreatedAt };
  }
}
