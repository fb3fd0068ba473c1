import pg from 'pg';
import { vi } from 'vitest';

/** The database's end in the middle of something. */
export interface Death {
  /** Whether it has come to it: so many statements may not have been sent. */
  readonly hasHappened: () => boolean;
  readonly restore: () => void;
}

interface Statement {
  readonly client: pg.Client & { readonly processID: number };
  /** Sends it. */
  readonly send: () => Promise<unknown>;
}

/**
 * Ends the application's connection at a statement: ahead of it, so that it is never run, or behind it, so that it is run
 * and its answer is lost.
 *
 * @param admin ends connections; its own statements are not counted
 * @param nth of the statements that are sent from now on, from 1
 */
export function dieAt(admin: pg.Pool, nth: number, side: 'ahead of it' | 'behind it'): Death {
  let sent = 0;
  let hasHappened = false;
  const { query } = pg.Client.prototype;
  const end = ({ processID }: Statement['client']) =>
    admin.query('select pg_terminate_backend($1, 5000)', [processID]);
  async function die({ client, send }: Statement) {
    hasHappened = true;
    if (side === 'ahead of it') {
      await end(client);
      return send();
    }
    await send();
    await end(client);
    throw new Error('Connection terminated unexpectedly');
  }
  const spy = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
    this: pg.Client,
    ...given: unknown[]
  ) {
    const send = () => Reflect.apply(query, this, given) as Promise<unknown>;
    const isCounted = isApplication(this) && typeof given.at(-1) !== 'function';
    if (isCounted) sent += 1;
    const client = this as Statement['client'];
    return (isCounted && sent === nth && !hasHappened ? die({ client, send }) : send()) as never;
  });
  return { hasHappened: () => hasHappened, restore: () => spy.mockRestore() };
}

/** Not the owner, who prepares and looks. */
function isApplication(client: pg.Client): boolean {
  const { options } = (client as unknown as { connectionParameters: { options?: string } })
    .connectionParameters;
  return options?.includes('role=portal_app') ?? false;
}
