import { type RawBuilder, sql } from 'kysely';
import type { ThreadCategory } from '#areas/messages/shared/messaging/categories.ts';
import type { Reach } from '#areas/messages/shared/staff/server/reach.ts';
import type { Scoped } from '#platform/context.ts';

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
const isHr = sql`thread.type = 'hr'`;
const isNotHr = sql`thread.type <> 'hr'`;
const others = ({ me, ids }: Reach) => ids.filter((id) => id !== me);
const ofNobodyIn = (teams: readonly string[]) =>
  sql`(thread.assignee_id is null and coalesce(thread.team_id = any (${[...teams]}::text[]), false))`;
/** Of nobody, or of somebody for whom the reader does not answer. */
const ofOthers = ({ ids }: Reach) => sql`coalesce(thread.assignee_id <> all (${[...ids]}::bigint[]), true)`;
const takingPart = (ids: readonly number[]) =>
  sql`takes_part(${[...ids]}::bigint[], thread.patient_id, thread.id)`;
const withKey = sql`exists (select from thread_participants as part
  where part.patient_id = thread.patient_id and part.thread_id = thread.id and part.professional_id = key)`;
/** Of HR's, what is the reader's without substituting anybody; HR users have whatever is nobody's else. */
const isOwnHr = (reach: Reach) =>
  reach.kind === 'hr'
    ? sql`(${takingPart([reach.me])} or not ${takingPart(others(reach))})`
    : sql`(thread.assignee_id is not distinct from ${reach.me}::bigint or ${ofNobodyIn(reach.ownTeams)} or ${takingPart([reach.me])})`;

const isOfBrand = ({ brandTeams }: Reach) =>
  sql`(thread.team_id is null or thread.team_id = any (${[...brandTeams]}::text[]))`;

/** Where the conversations of each category are found; each of them is in one category. */
const SOURCES: Readonly<Record<ThreadCategory, (reach: Reach) => readonly Source[]>> = {
  unassigned: ({ ownTeams }) => [
    {
      keys: ownTeams,
      type: 'text',
      where: sql`${open} and ${isNotHr} and thread.assignee_id is null and thread.team_id = key`,
    },
  ],
  assignedToMe: ({ me }) => [
    { keys: [me], type: 'bigint', where: sql`${open} and ${isNotHr} and thread.assignee_id = key` },
  ],
  substitutions: (reach) => [
    { keys: others(reach), type: 'bigint', where: sql`${open} and ${isNotHr} and thread.assignee_id = key` },
    {
      keys: reach.teams.filter((team) => !reach.ownTeams.includes(team)),
      type: 'text',
      where: sql`${open} and ${isNotHr} and thread.assignee_id is null and thread.team_id = key
        and not ${takingPart([reach.me])}`,
    },
    {
      keys: others(reach),
      type: 'bigint',
      where: sql`${open} and ${isNotHr} and ${withKey} and ${ofOthers(reach)}
        and not ${ofNobodyIn(reach.ownTeams)} and not ${takingPart([reach.me])}`,
    },
  ],
  participant: (reach) => [
    {
      keys: [reach.me],
      type: 'bigint',
      where: sql`${open} and ${isNotHr} and ${withKey} and ${ofOthers(reach)} and not ${ofNobodyIn(reach.ownTeams)}`,
    },
  ],
  others: (reach) => [
    {
      keys: reach.leads,
      type: 'text',
      where: sql`${open} and thread.type = 'supervisor' and thread.team_id = key and ${ofOthers(reach)}
        and thread.assignee_id is not null and not ${takingPart(reach.ids)}`,
    },
  ],
  closed: (reach) => [
    { keys: reach.ids, type: 'bigint', where: sql`${closed} and ${isNotHr} and thread.assignee_id = key` },
    {
      keys: reach.teams,
      type: 'text',
      where: sql`${closed} and ${isNotHr} and thread.assignee_id is null and thread.team_id = key`,
    },
    {
      keys: reach.leads,
      type: 'text',
      where: sql`${closed} and thread.type = 'supervisor' and thread.team_id = key and ${ofOthers(reach)}`,
    },
    {
      keys: reach.ids,
      type: 'bigint',
      where: sql`${closed} and ${isNotHr} and ${withKey} and ${ofOthers(reach)} and not ${ofNobodyIn(reach.teams)}`,
    },
  ],
  hrOpen: (reach) => [
    { keys: [reach.me], type: 'bigint', where: sql`${open} and ${isHr} and ${isOwnHr(reach)}` },
  ],
  hrSubstitutions: (reach) => [
    { keys: [reach.me], type: 'bigint', where: sql`${open} and ${isHr} and not ${isOwnHr(reach)}` },
  ],
  hrClosed: ({ me }) => [{ keys: [me], type: 'bigint', where: sql`${closed} and ${isHr}` }],
};

const OF_HR = ['hrOpen', 'hrSubstitutions', 'hrClosed'] as const;

/** The categories of each kind of reader, the first of them first. */
export const CATEGORIES = {
  professional: ['assignedToMe', 'unassigned', 'substitutions', 'participant', 'others', 'closed', ...OF_HR],
  hr: OF_HR,
} as const satisfies Record<Reach['kind'], readonly ThreadCategory[]>;

const isClosed = (category: ThreadCategory) => category === 'closed' || category === 'hrClosed';

/** The conversations of a category as one query: the one that has waited longest first, of those that are closed the latest. */
function found(
  category: ThreadCategory,
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
        where ${where} and ${isOfBrand(reach)} ${rest} order by ${column} ${direction}, thread.id ${direction} limit ${most}
      ) as each)`,
  );
  return sql`select id, at from (${sql.join(parts, sql` union `)}) as found order by at ${direction}, id ${direction} limit ${most}`;
}

/** How many conversations there are of each of a reader's categories, at most a hundred. */
export async function countCategories(
  tx: Scoped,
  reach: Reach,
): Promise<Partial<Record<ThreadCategory, number>>> {
  const parts = CATEGORIES[reach.kind].map(
    (category) =>
      sql`(select ${category}::text as category, count(*)::integer as count from (${found(category, reach, MOST_COUNTED, null)}) as one)`,
  );
  const { rows } = await sql<{ category: ThreadCategory; count: number }>`
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
  category: ThreadCategory,
  after: string | undefined,
): Promise<{ readonly ids: readonly number[]; readonly next: string | null }> {
  const [at, id] = after?.split('-') ?? [];
  const { rows } = await sql<Ordered>`
    select id, (extract(epoch from at) * 1000000)::bigint::text as at
    from (${found(category, reach, PAGE + 1, at ? { at, id: Number(id) } : null)}) as page`.execute(tx);
  const last = rows.length > PAGE ? rows[PAGE - 1] : undefined;
  return { ids: rows.slice(0, PAGE).map((row) => row.id), next: last ? `${last.at}-${last.id}` : null };
}
