import type { Transaction } from 'kysely';
import type { Tables } from './tables.ts';

/** A transaction whose queries see only what its scope allows. */
export type Scoped = Transaction<Tables>;
