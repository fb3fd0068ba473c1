import { type RawBuilder, sql } from 'kysely';

/**
 * So many bytes of sealed entries are opened at a time. Files are part of entries: a count alone would have hundreds of
 * them in memory, and hold everybody else up while they are opened.
 */
export const BYTES_AT_ONCE = 4 * 1024 * 1024;

/** The first rows of a query that has `content`, as many as are opened at a time, the first of them in any case. */
export function firstByBytes<Row>(query: RawBuilder<Row>, order: RawBuilder<unknown>): RawBuilder<Row> {
  return sql<Row>`
    select * from (
      select *, sum(octet_length(content)) over (order by ${order}) - octet_length(content) as "bytesBefore"
      from (${query}) as queried
    ) as counted
    where "bytesBefore" < ${BYTES_AT_ONCE} order by ${order}`;
}
