/** One of the next appointments, in the words in which it was shown. */
export interface KeptAppointment {
  /** When it is over, ISO 8601: it is not shown any more then. */
  readonly until: string;
  readonly when: string;
  /** With whom, where and how. */
  readonly lines: readonly string[];
}

/** What a device keeps of one patient's appointments. */
export interface KeptAppointments {
  /** Whose they are: the heading above them. */
  readonly title: string;
  /** As of when. */
  readonly seen: string;
  readonly appointments: readonly KeptAppointment[];
}

interface Sealed {
  readonly iv: Uint8Array<ArrayBuffer>;
  readonly content: ArrayBuffer;
}

/** Who keeps them, and until when at most. */
interface Keeper {
  readonly personId: string;
  /** In milliseconds of this device's clock. */
  readonly until: number;
}

const NAME = 'kept-appointments';
const STORE = 'kept';
const IV_BYTES = 12;
/** Of patients themselves; a child's have the child's id. */
const OWN = 'own';
const NO_PATIENTS: readonly IDBValidKey[] = ['key', 'keeper'];

/** How long appointments stay on a device on which nobody logs in. */
export const KEPT_DAYS = 7;
const DAY_MS = 86_400_000;

/**
 * Keeps a patient's next appointments on this device, sealed with a key that scripts can use and not read, in place of those that
 * were kept before.
 *
 * @param personId of who is signed in: the session's
 * @param childId of the child for whom they act
 * @param now in milliseconds of this device's clock
 */
export async function keepAppointments(
  personId: string,
  childId: string | null,
  kept: KeptAppointments,
  now: number,
): Promise<void> {
  const key = (await read<CryptoKey>('key')) ?? (await newKey());
  const rows = await rowsOf(key, personId, kept, now);
  await change((store) => {
    store.put(key, 'key');
    store.put(rows.keeper, 'keeper');
    store.put(rows.sealed, childId ?? OWN);
  });
}

/**
 * Brings up to date what this device keeps of a patient's appointments; the parameters are those of `keepAppointments`. It is looked
 * at again in the step that writes: what its patient has meanwhile removed, here or in another tab, does not come back.
 *
 * @returns whether this device keeps something of them
 */
export async function refreshAppointments(
  personId: string,
  childId: string | null,
  kept: KeptAppointments,
  now: number,
): Promise<boolean> {
  const id = childId ?? OWN;
  const key = await read<CryptoKey>('key');
  if (!key || !(await keepsAppointments(childId))) return false;
  const rows = await rowsOf(key, personId, kept, now);
  const former = await inStore('readwrite', (store) => {
    const request: IDBRequest<unknown> = store.get(id);
    request.onsuccess = () => {
      if (request.result === undefined) return;
      store.put(rows.keeper, 'keeper');
      store.put(rows.sealed, id);
    };
    return request;
  });
  return former !== undefined;
}

async function rowsOf(key: CryptoKey, personId: string, kept: KeptAppointments, now: number) {
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const plain = new TextEncoder().encode(JSON.stringify(kept));
  const content = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, plain);
  const keeper: Keeper = { personId, until: now + KEPT_DAYS * DAY_MS };
  const sealed: Sealed = { iv, content };
  return { keeper, sealed };
}

/** Whether this device keeps a patient's appointments. */
export async function keepsAppointments(childId: string | null): Promise<boolean> {
  return (await read(childId ?? OWN)) !== undefined;
}

/**
 * All that this device keeps, without what is over; nothing once its time has passed.
 *
 * @param now in milliseconds of this device's clock
 */
export async function readKept(now: number): Promise<readonly KeptAppointments[]> {
  const keeper = await read<Keeper>('keeper');
  const key = await read<CryptoKey>('key');
  if (!keeper || !key) return [];
  if (keeper.until < now) {
    await forgetAppointments();
    return [];
  }
  const ids = (await ask((store) => store.getAllKeys())).filter((id) => !NO_PATIENTS.includes(id));
  const sealed = await Promise.all(ids.map((id) => read<Sealed>(String(id))));
  const opened = sealed.map(async (each) => each && (await open(key, each, now)));
  return (await Promise.all(opened)).flatMap((each) => each ?? []);
}

async function open(key: CryptoKey, { iv, content }: Sealed, now: number): Promise<KeptAppointments> {
  const plain = await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, key, content);
  const kept = JSON.parse(new TextDecoder().decode(plain)) as KeptAppointments;
  return { ...kept, appointments: kept.appointments.filter(({ until }) => Date.parse(until) > now) };
}

/** Keeps one patient's appointments no longer; the others' stay. */
export async function stopKeeping(childId: string | null): Promise<void> {
  await change((store) => store.delete(childId ?? OWN));
}

/** Removes everything, with the key. */
export function forgetAppointments(): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.deleteDatabase(NAME);
    request.onsuccess = () => resolve();
    request.onerror = () => reject(request.error);
  });
}

/**
 * Removes what is on this device where it may not be any more: its time has passed, or somebody else is signed in.
 *
 * @param personId of who is signed in; null: nobody is
 * @param now in milliseconds of this device's clock
 */
export async function forgetOthers(personId: string | null, now: number): Promise<void> {
  const keeper = await read<Keeper>('keeper');
  if (!keeper) return;
  if (keeper.until < now || (personId !== null && personId !== keeper.personId)) await forgetAppointments();
}

const newKey = () =>
  crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);

const read = <Value>(id: string): Promise<Value | undefined> => ask((store) => store.get(id));

/** Asks once. Connections are closed at once, so that another tab can remove everything at any moment. */
function ask<Value>(question: (store: IDBObjectStore) => IDBRequest<Value>): Promise<Value> {
  return inStore('readonly', question);
}

async function change(changes: (store: IDBObjectStore) => unknown): Promise<void> {
  await inStore('readwrite', (store) => {
    changes(store);
    return undefined;
  });
}

async function inStore<Value>(
  mode: IDBTransactionMode,
  use: (store: IDBObjectStore) => IDBRequest<Value> | undefined,
): Promise<Value> {
  const database = await openDatabase();
  try {
    return await new Promise<Value>((resolve, reject) => {
      const transaction = database.transaction(STORE, mode);
      const request = use(transaction.objectStore(STORE));
      transaction.oncomplete = () => resolve(request?.result as Value);
      transaction.onabort = () => reject(transaction.error);
    });
  } finally {
    database.close();
  }
}

function openDatabase(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
