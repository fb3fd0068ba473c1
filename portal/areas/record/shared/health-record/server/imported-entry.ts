import type { Vault } from '#platform/context.ts';
import type { KeptResource } from '../kinds.ts';

/** A resource that comes in. Its references are relative: `Practitioner/12`. */
export interface ImportedEntry {
  readonly patientId: string;
  /** The system that it comes from: its ids are unique there. */
  readonly source: string;
  readonly resource: KeptResource & { readonly id: string };
}

/** How resources are stored. */
export interface StoreOptions {
  readonly vault: Vault;
  readonly now: Date;
  /** Nothing of it is news to anybody, whenever it was issued. Default: false. */
  readonly isQuiet?: boolean;
}
