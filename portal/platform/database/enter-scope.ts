import { sql } from 'kysely';
import pg from 'pg';
import type { Scope, Scoped } from '#platform/context.ts';

/** Begins a transaction, of `ScopedDialect`, that sees what a scope allows and nothing of what another one did. */
export async function beginInScope(tx: Scoped, scope: Scope): Promise<void> {
  await sql.raw(`begin; ${settings(scope)}`).execute(tx);
}

/** Has a transaction that goes on see what another scope allows. */
export async function enterScope(tx: Scoped, scope: Scope): Promise<void> {
  await sql.raw(settings(scope)).execute(tx);
}

/** Several statements in one message take no parameters, so the values are written into them, quoted. */
function settings({
  patientId = '',
  isGuardian = false,
  isJob = false,
  sessionHash,
  personHash,
  professional,
  statementTimeout,
}: Scope): string {
  const values = {
    'app.patient': patientId,
    'app.guardian': String(isGuardian),
    'app.job': String(isJob),
    'app.session': sessionHash?.toString('hex') ?? '',
    'app.person': personHash?.toString('hex') ?? '',
    'app.now': professional?.now.toISOString() ?? '',
    ...(statementTimeout !== undefined && { statement_timeout: String(statementTimeout) }),
  };
  // True: these last for the transaction only.
  const set = Object.entries(values).map(
    ([name, value]) => `set_config('${name}', ${pg.escapeLiteral(value)}, true)`,
  );
  // Found by the database: who works here no more acts as nobody.
  const id = professional
    ? `coalesce(find_professional('\\x${professional.hash.toString('hex')}')::text, '')`
    : "''";
  set.push(`set_config('app.professional', ${id}, true)`);
  return `select ${set.join(', ')}`;
}

/** Whether a transaction that is in one scope need not enter the other. */
export function isSameScope(one: Scope, other: Scope): boolean {
  return (
    one.patientId === other.patientId &&
    one.isGuardian === other.isGuardian &&
    one.isJob === other.isJob &&
    one.sessionHash === other.sessionHash &&
    one.personHash === other.personHash &&
    one.professional === other.professional &&
    one.statementTimeout === other.statementTimeout
  );
}
