import type { Kysely } from 'kysely';
import { isFromDatabase, isRefusal } from '#platform/database/database-error.ts';
import type { Tables } from '#platform/tables.ts';
import type { ImportedEntry, StoreOptions } from '../imported-entry.ts';
import { type PassedOver, type Stored, storeResources } from '../store-resources.ts';
import type { Place } from './read-resources.ts';
import { type ImportedPractitioner, storePractitioners } from './store-practitioners.ts';

/** How many resources are stored in one transaction, and how many characters of them wait for it. */
const BATCH = { resources: 500, characters: 8_000_000 };

/** What is to be stored: an entry of a record, or who is named there. */
export type Wanted = ImportedEntry | ImportedPractitioner;

interface Waiting {
  readonly place: Place;
  readonly wanted: Wanted;
  readonly characters: number;
}

/** What the files' reader is told of. */
export interface Told {
  /** What the database does not take, and what another version is kept of. */
  readonly refuse: (place: Place, wanted: Wanted, reason: PassedOver | 'databaseRefused') => void;
  /** What has left another patient's record for this one. */
  readonly moved: (place: Place, wanted: Wanted) => void;
}

/** Where resources are stored. */
export interface Portal extends StoreOptions {
  /** Reaches every patient's rows. In a transaction, all batches are stored in that one. */
  readonly owner: Kysely<Tables>;
}

/** Stores resources a batch of one type at a time, each batch in one transaction. */
export class Batches {
  /** What became of them, by type. */
  readonly stored: Record<string, Stored> = {};
  readonly #waiting = new Map<string, Waiting[]>();
  readonly #portal: Portal;
  readonly #told: Told;

  constructor(portal: Portal, told: Told) {
    this.#portal = portal;
    this.#told = told;
  }

  /** @param characters as it is written */
  async add(place: Place, wanted: Wanted, characters: number): Promise<void> {
    const type = wanted.resource.resourceType;
    const waiting = this.#waiting.get(type) ?? [];
    this.#waiting.set(type, waiting);
    waiting.push({ place, wanted, characters });
    const sum = waiting.reduce((before, one) => before + one.characters, 0);
    if (waiting.length >= BATCH.resources || sum >= BATCH.characters) await this.#store(type);
  }

  /** Stores what still waits. */
  async end(): Promise<void> {
    for (const type of this.#waiting.keys()) await this.#store(type);
  }

  count(type: string, more: Stored): void {
    const { added, changed, unchanged } = this.stored[type] ?? { added: 0, changed: 0, unchanged: 0 };
    this.stored[type] = {
      added: added + more.added,
      changed: changed + more.changed,
      unchanged: unchanged + more.unchanged,
    };
  }

  async #store(type: string): Promise<void> {
    const waiting = this.#waiting.get(type) ?? [];
    this.#waiting.set(type, []);
    if (waiting.length === 0) return;
    try {
      this.count(type, await this.#write(waiting));
    } catch (error) {
      if (!isOfResources(error)) throw error;
      // One of them: it is found by storing each alone.
      for (const each of waiting) await this.#storeAlone(type, each);
    }
  }

  async #storeAlone(type: string, each: Waiting): Promise<void> {
    try {
      this.count(type, await this.#write([each]));
    } catch (error) {
      if (!isOfResources(error)) throw error;
      this.#told.refuse(each.place, each.wanted, 'databaseRefused');
    }
  }

  async #write(waiting: readonly Waiting[]): Promise<Stored> {
    const { owner } = this.#portal;
    const places = new Map(waiting.map(({ place, wanted }) => [wanted, place]));
    const all = [...places.keys()];
    const people = all.filter((wanted) => 'home' in wanted);
    const entries = all.filter((wanted) => 'patientId' in wanted);
    const passed: [Wanted, PassedOver][] = [];
    const moves: Wanted[] = [];
    const passOver = (wanted: Wanted, reason: PassedOver) => passed.push([wanted, reason]);
    const write = (tx: Kysely<Tables>) =>
      people.length > 0
        ? storePractitioners(tx, people, passOver)
        : storeResources(tx, this.#portal, entries, { passOver, moved: (wanted) => moves.push(wanted) });
    const stored = await (owner.isTransaction ? write(owner) : owner.transaction().execute(write));
    // Once it is certain: a batch that fails is stored again, one by one.
    for (const [wanted, reason] of passed) this.#told.refuse(places.get(wanted) as Place, wanted, reason);
    for (const wanted of moves) this.#told.moved(places.get(wanted) as Place, wanted);
    return stored;
  }
}

/** Whether something in the resources is to blame; a fault of the database or of a statement ends the import. */
function isOfResources(error: unknown): boolean {
  return isRefusal(error) || !isFromDatabase(error);
}
