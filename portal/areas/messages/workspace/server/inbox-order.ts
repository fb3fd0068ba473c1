import { type RawBuilder, sql } from 'kysely';
import type { WorkCategory } from '#contract/routes/work-categories.ts';
import type { Scoped } from '#platform/context.ts';
import type { Reach } from './reach.ts';

/** Conversations on a page of an inbox. */
const PAGE = 25;
/** Counting goes no further. */
const MOST_COUNTED = 100;

/** A conversation with what its category is ordered by, in microseconds. */
interface Ordered {
  readonly id: number;
  readonly at: string;
}

/** Conversations by one index, for each of some keys. */
interface Source {
  readonly keys: readonly (string | number)[];
  readonly type: 'bigint' | 'text';
  /** Of the conversation `thread`, by its `key`. */
  readonly where: RawBuilder<unknown>;
}

const open = sql`thread.closed_at is null`;
const closed = sql`thread.closed_at is not null`;
/** Of nobody, or of somebody whom the reader does not answer for. */
const ofOthers = ({ ids }: Reach) =>
  sql`(thread.assignee_id is null or thread.assignee_id <> all (${[...ids]}::bigint[]))`;
const notInTeams = ({ teams }: Reach) =>
  sql`(thread.assignee_id is not null or thread.team_id is null or thread.team_id <> all (${[...teams]}::text[]))`;
const withOneOf = sql`exists (select from thread_participants as part
  where part.patient_id = thread.patient_id and part.thread_id = thread.id and part.professional_id = key)`;
const isHr = sql`thread.type = 'hr'`;

/** Where the conversations of each category are found; each of them is in one category. */
const SOURCES: Readonly<Record<WorkCategory, (reach: Reach) => readonly Source[]>> = {
  unassigned: ({ teams }) => [
    {
      keys: teams,
      type: 'text',
      where: sql`${open} and thread.assignee_id is null and thread.team_id = key`,
    },
  ],
  assignedToMe: ({ me }) => [
    { keys: [me], type: 'bigint', where: sql`${open} and thread.assignee_id = key` },
  ],
  substitutions: ({ me, ids }) => [
    { keys: ids.filter((id) => id !== me), type: 'bigint', where: sql`${open} and thread.assignee_id = key` },
  ],
  participant: (reach) => [
    {
      keys: [reach.me],
      type: 'bigint',
      where: sql`${open} and ${withOneOf} and ${ofOthers(reach)} and ${notInTeams(reach)}`,
    },
  ],
  others: (reach) => [
    {
      keys: reach.leads,
      type: 'text',
      where: sql`${open} and thread.type = 'supervisor' and thread.team_id = key and ${ofOthers(reach)}
        and not takes_part(${[reach.me]}::bigint[], thread.patient_id, thread.id)`,
    },
  ],
  closed: (reach) => [
    { keys: reach.ids, type: 'bigint', where: sql`${closed} and thread.assignee_id = key` },
    {
      keys: reach.teams,
      type: 'text',
      where: sql`${closed} and thread.assignee_id is null and thread.team_id = key`,
    },
    {
      keys: [reach.me],
      type: 'bigint',
      where: sql`${closed} and ${withOneOf} and ${ofOthers(reach)} and ${notInTeams(reach)}`,
    },
  ],
  hrOpen: ({ me }) => [{ keys: [me], type: 'bigint', where: sql`${open} and ${isHr}` }],
  hrSubstitutions: ({ me, ids }) => [
    { keys: ids.filter((id) => id !== me), type: 'bigint', where: sql`${open} and ${isHr} and ${withOneOf}` },
  ],
  hrClosed: ({ me }) => [{ keys: [me], type: 'bigint', where: sql`${closed} and ${isHr}` }],
};

/** The categories of each kind of reader, the first of them first. */
export const CATEGORIES = {
  professional: ['unassigned', 'assignedToMe', 'substitutions', 'participant', 'others', 'closed'],
  hr: ['hrOpen', 'hrSubstitutions', 'hrClosed'],
} as const satisfies Record<Reach['kind'], readonly WorkCategory[]>;

const isClosed = (category: WorkCategory) => category === 'closed' || category === 'hrClosed';

/** The conversations of a category as one query: whoever has waited longest first, of those that are closed the latest. */
function found(
  category: WorkCategory,
  reach: Reach,
  most: number,
  after: Ordered | null,
): RawBuilder<unknown> {
  const order = isClosed(category)
    ? { column: sql`thread.closed_at`, beyond: sql`<`, direction: sql`desc` }
    : { column: sql`thread.work_order`, beyond: sql`>`, direction: sql`asc` };
  const { column, beyond, direction } = order;
  const rest = after
    ? sql`and (${column}, thread.id) ${beyond} ('epoch'::timestamptz + ${after.at}::bigint * interval '1 microsecond', ${after.id}::bigint)`
    : sql``;
  const parts = SOURCES[category](reach).map(
    ({ keys, type, where }) => sql`(
      select each.id, each.at from unnest(${[...keys]}::${sql.raw(type)}[]) as key
      cross join lateral (
        select thread.id, ${column} as at from messaging_threads as thread
        where ${where} ${rest} order by ${column} ${direction}, thread.id ${direction} limit ${most}
      ) as each)`,
  );
  return sql`select id, at from (${sql.join(parts, sql` union `)}) as found order by at ${direction}, id ${direction} limit ${most}`;
}

/** How many conversations there are of each of a reader's categories, at most a hundred. */
export async function countCategories(
  tx: Scoped,
  reach: Reach,
): Promise<Partial<Record<WorkCategory, number>>> {
  const parts = CATEGORIES[reach.kind].map(
    (category) =>
      sql`(select ${category}::text as category, count(*)::integer as count from (${found(category, reach, MOST_COUNTED, null)}) as one)`,
  );
  const { rows } = await sql<{ category: WorkCategory; count: number }>`
    ${sql.join(parts, sql` union all `)}`.execute(tx);
  return Object.fromEntries(rows.map(({ category, count }) => [category, count]));
}

/**
 * A page of a category.
 *
 * @param after where the page before ended, as its `next` says
 */
export async function readPage(
  tx: Scoped,
  reach: Reach,
  category: WorkCategory,
  after: string | undefined,
): Promise<{ readonly ids: readonly number[]; readonly next: string | null }> {
  const [at, id] = after?.split('-') ?? [];
  const { rows } = await sql<Ordered>`
    select id, (extract(epoch from at) * 1000000)::bigint::text as at
    from (${found(category, reach, PAGE + 1, at ? { at, id: Number(id) } : null)}) as page`.execute(tx);
  const last = rows.length > PAGE ? rows[PAGE - 1] : undefined;
  return { ids: rows.slice(0, PAGE).map((row) => row.id), next: last ? `${last.at}-${last.id}` : null };
}
