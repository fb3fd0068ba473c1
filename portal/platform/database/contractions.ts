import { readFile } from 'node:fs/promises';
import type pg from 'pg';
import { APPLICATION_ROLE } from './connect.ts';

const QUERY = new URL('./contractions.sql', import.meta.url);

/** Something that a running version may rely on, or has to keep to. */
interface Clause {
  /** What it is, with its name: `column slots.room`. */
  readonly what: string;
  readonly definition: string;
  /** The table that it is about; null for a function. */
  readonly relation: string | null;
  /** The table's columns that it is about; none for the table itself, or where it counts whichever column is new. */
  readonly columns: readonly string[];
  /** The version has to keep to it (a constraint, a column that must be given); else it is offered to the version. */
  readonly isDemand: boolean;
}

/** What the schema offers to the application and demands of it at a moment. */
export type Terms = readonly Clause[];

export async function readTerms(client: pg.PoolClient): Promise<Terms> {
  const { rows } = await client.query<Clause>(await readFile(QUERY, 'utf8'), [APPLICATION_ROLE]);
  return rows;
}

/**
 * What a version written for `before` cannot rely on any more in `after`: what it was offered and is gone or another, and
 * what is demanded of it and was not. By the catalogue and not by the text of the migration, so that no way of writing it
 * is missed; what happens to the rows it does not see.
 */
export function contractions(before: Terms, after: Terms): string[] {
  const [formerly, now] = [indexOf(before), indexOf(after)];
  const lost = before.filter((clause) => !clause.isDemand && isLeft(clause, now));
  const demanded = after.filter((clause) => clause.isDemand && concernsWhatWas(clause, formerly));
  return [
    ...lost.flatMap((clause) => difference(clause, now.get(keyOf(clause)), 'is gone')),
    ...demanded.flatMap((clause) => difference(clause, formerly.get(keyOf(clause)), 'is new')),
  ];
}

type Index = ReadonlyMap<string, Clause>;
const keyOf = ({ what, isDemand }: Pick<Clause, 'what' | 'isDemand'>) => `${isDemand} ${what}`;
const indexOf = (terms: Terms): Index => new Map(terms.map((clause) => [keyOf(clause), clause]));
const hasTable = (terms: Index, relation: string | null) =>
  relation === null || terms.has(keyOf({ what: `table ${relation}`, isDemand: false }));
const hasColumn = (terms: Index, relation: string | null, column: string) =>
  terms.has(keyOf({ what: `column ${relation}.${column}`, isDemand: false }));

/** A table or column that is gone speaks for what was about it. */
function isLeft({ what, relation, columns }: Clause, now: Index): boolean {
  if (what === `table ${relation}`) return true;
  return hasTable(now, relation) && columns.every((column) => hasColumn(now, relation, column));
}

/** A version knows nothing of a table that is new, and leaves out columns that are. */
function concernsWhatWas({ relation, columns }: Clause, formerly: Index): boolean {
  if (!hasTable(formerly, relation)) return false;
  return columns.length === 0 || columns.some((column) => hasColumn(formerly, relation, column));
}

function difference({ what, definition }: Clause, other: Clause | undefined, missing: string): string[] {
  if (!other) return [`${what} ${missing}`];
  return other.definition === definition ? [] : [`${what} is another`];
}
