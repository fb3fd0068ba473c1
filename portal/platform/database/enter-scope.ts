import { sql } from 'kysely';
import type { Scope, Scoped } from '#platform/context.ts';

/** Has a transaction see what a scope allows, and nothing of what another one did. */
export async function enterScope(tx: Scoped, scope: Scope): Promise<void> {
  const { patientId = '', sessionHash, personHash, statementTimeout } = scope;
  const timeout =
    statementTimeout === undefined
      ? sql``
      : sql`, set_config('statement_timeout', ${String(statementTimeout)}, true)`;
  // `set local` takes no parameters; the third argument makes these last for the transaction only.
  await sql`select set_config('app.patient', ${patientId}, true),
    set_config('app.session', ${sessionHash?.toString('hex') ?? ''}, true),
    set_config('app.person', ${personHash?.toString('hex') ?? ''}, true)${timeout}`.execute(tx);
}

/** Whether a transaction that is in one scope need not enter the other. */
export function isSameScope(one: Scope, other: Scope): boolean {
  return (
    one.patientId === other.patientId &&
    one.sessionHash === other.sessionHash &&
    one.personHash === other.personHash &&
    one.statementTimeout === other.statementTimeout
  );
}
