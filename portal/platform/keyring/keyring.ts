import { type Kysely, sql } from 'kysely';
import type { Vault } from '#platform/context.ts';
import { StartError } from '#platform/start-error.ts';
import type { Tables } from '#platform/tables.ts';
import { CLEAR, createVault } from '#platform/vault.ts';
import { SEALED_OF_PATIENTS } from './sealed-columns.ts';
import type { Wrapping } from './wrapping.ts';

const POLL_MS = 5_000;
/**
 * For so long a process goes by what it has read of the keys; then it reads them before it does anything else. It is
 * what makes a change of keys safe: a new key seals only once every process has had to learn of it.
 */
export const STALE_MS = 20_000;

/** Purposes that the update which began to seal them found in clear. */
const CLEAR_PURPOSES = new Set(
  SEALED_OF_PATIENTS.filter((column) => column !== 'identity_code').map((column) => `patients.${column}`),
);

/** The vault of a running process, whose keys change under it. */
export interface Keyring {
  readonly vault: Vault;
  /** Reads the keys again if that is due; called before every transaction. */
  ensureFresh(): Promise<void>;
  /** Reads the keys now. Resolves to the id of the one that seals. */
  refresh(): Promise<string>;
  /** Stops reading. */
  close(): void;
}

export interface KeyringOptions {
  /** As the application. */
  readonly db: Kysely<Tables>;
  readonly wrapping: Wrapping;
  readonly pollMs?: number;
  readonly staleMs?: number;
}

/** Opens the keys of a database that has its first. Throws a StartError when they are not to be unwrapped. */
export async function openKeyring(options: KeyringOptions): Promise<Keyring> {
  const { db, wrapping, pollMs = POLL_MS, staleMs = STALE_MS } = options;
  const read = async () => {
    const at = moment();
    return { ...(await readKeys(db, wrapping)), at };
  };
  let loaded = await read();
  let reading: Promise<string> | null = null;
  const refresh = () => {
    reading ??= read()
      .then((next) => {
        loaded = next;
        return next.currentKey;
      })
      .finally(() => {
        reading = null;
      });
    return reading;
  };
  // What could not be read is read again; once it is stale, nothing goes on without it.
  const timer = setInterval(() => void refresh().catch(() => {}), pollMs).unref();
  return {
    vault: {
      seal: (...given) => loaded.vault.seal(...given),
      open: (...given) => loaded.vault.open(...given),
      sealBytes: (...given) => loaded.vault.sealBytes(...given),
      openBytes: (...given) => loaded.vault.openBytes(...given),
      hash: (...given) => loaded.vault.hash(...given),
    },
    async ensureFresh() {
      if (sinceThen(loaded.at) > staleMs) await refresh();
    },
    refresh,
    close: () => clearInterval(timer),
  };
}

/** A vault whose keys stay as they are, as a keyring: for tests. */
export function fixedKeyring(vault: Vault): Keyring {
  return { vault, ensureFresh: async () => {}, refresh: async () => '', close: () => {} };
}

async function readKeys(db: Kysely<Tables>, wrapping: Wrapping) {
  const rows = await db
    .selectFrom('vault_keys')
    .select(['id', 'kind', 'wrapped'])
    .select(sql<boolean>`coalesce(seals_from <= clock_timestamp(), false)`.as('seals'))
    .orderBy('seals_from')
    .orderBy('id')
    .execute();
  const opened = (kind: 'seal' | 'hash') =>
    rows
      .filter((row) => row.kind === kind)
      .map((row) => ({ ...row, key: wrapping.unwrap(row.id, row.wrapped ?? '') }));
  const seals = opened('seal');
  const currentKey = seals.findLast((row) => row.seals)?.id;
  const hashKey = opened('hash')[0]?.key;
  if (!currentKey || !hashKey)
    throw new StartError('The database has lost its keys: restore the table vault_keys.');
  const vault = createVault({
    keys: Object.fromEntries(seals.map(({ id, key }) => [id, key])),
    currentKey,
    hashKey,
    ...(rows.some(({ id }) => id === CLEAR) && { clear: CLEAR_PURPOSES }),
  });
  return { vault, currentKey };
}

/** Both clocks: one may be set back, the other stands still while a machine sleeps. */
function moment() {
  return { wall: Date.now(), steady: performance.now() };
}

function sinceThen({ wall, steady }: ReturnType<typeof moment>): number {
  return Math.max(Date.now() - wall, performance.now() - steady);
}
