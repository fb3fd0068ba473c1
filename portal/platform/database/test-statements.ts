import pg from 'pg';
import { vi } from 'vitest';

/** The statements that something sends to the database, in their order. */
export async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  const query = vi.spyOn(pg.Client.prototype, 'query');
  try {
    await work();
    return query.mock.calls.map(([config]: readonly unknown[]) =>
      typeof config === 'string' ? config : (config as pg.QueryConfig).text,
    );
  } finally {
    query.mockRestore();
  }
}
