import { DatabaseError } from 'pg';

/** The database could not be reached or was going away: nothing of it is the caller's fault, a later try may succeed. */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable';
}

// https://www.postgresql.org/docs/18/errcodes-appendix.html: connection exceptions, a login that is refused (while it is
// changed, or by the server's list of who may connect), a database that is not there (while it is restored), and a server
// that shuts down, has crashed, starts, drops its databases or has no connection left.
const AWAY_STATES = /^(08|28|3D000|57P0[1-5]|53300)/;
const AWAY_ERRNOS = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
]);
// What `pg` throws without a code, and what a database that takes no connections says with one for much else.
const AWAY_MESSAGES =
  /^Connection terminated|timeout exceeded when trying to connect|^timeout expired|^Client has encountered a connection error|pool after calling end|^Client was closed|is not currently accepting connections$/;

/** Whether an error of a query or a connection says that the database is away. */
export function isUnavailable(error: unknown): boolean {
  if (error instanceof DatabaseUnavailable) return true;
  if (error instanceof AggregateError) return error.errors.some(isUnavailable);
  if (!(error instanceof Error)) return false;
  const code = errorCode(error);
  return AWAY_STATES.test(code) || AWAY_ERRNOS.has(code) || AWAY_MESSAGES.test(error.message);
}

/** What a rejection that says so has for its reason: a SQLSTATE or a system's error code; empty for none. */
export function awayReason({ cause }: DatabaseUnavailable): string {
  const [first] = cause instanceof AggregateError ? cause.errors : [cause];
  return errorCode(first);
}

/** Whether a transaction lost against another one and is worth repeating: a deadlock, a serialization failure. */
export function isConflict(error: unknown): boolean {
  return error instanceof CameSecond || ['40P01', '40001'].includes(errorCode(error));
}

/** Thrown where another transaction has made the same first: repeated, this one finds it. Its cause is the refusal. */
export class CameSecond extends Error {
  override readonly name = 'CameSecond';
}

// What the data does not allow: wrong values, broken constraints, what is larger than an index or a row takes (54), what a
// function of the schema raises. The rest is a fault:
// of a statement or a right (class 42), of the configuration, of the server.
const REFUSAL_STATES = /^(22|23|54|P0)/;

/** Whether the database refused what a statement would have done to the data; trying again would not help. */
export function isRefusal(error: unknown): boolean {
  return error instanceof DatabaseError && REFUSAL_STATES.test(errorCode(error));
}

/** Whether the database or the way to it says so, and not the code that asked. */
export function isFromDatabase(error: unknown): boolean {
  return error instanceof DatabaseError || isUnavailable(error);
}

/** SQLSTATE query_canceled: the statement took longer than it may. */
export const TIMED_OUT = '57014';

/** The SQLSTATE or system error code; empty for none. */
export function errorCode(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
}
