import pg from 'pg';
import { vi } from 'vitest';
import type { TestDatabase } from './test-database.ts';

/**
 * The statements that something sends to the database, in their order, without what the scope's settings are set to. Of the
 * application's own connections: the portal's job runner asks every second on others.
 */
export async function statementsOf(
  { pool }: Pick<TestDatabase, 'pool'>,
  work: () => Promise<unknown>,
): Promise<string[]> {
  const used = new Set<unknown>();
  const note = (client: pg.PoolClient) => used.add(client);
  pool.on('acquire', note);
  const query = vi.spyOn(pg.Client.prototype, 'query');
  try {
    await work();
    const texts = query.mock.calls.flatMap(([config]: readonly unknown[], nth) => {
      if (!used.has(query.mock.contexts[nth])) return [];
      return typeof config === 'string' ? config : (config as pg.QueryConfig).text;
    });
    return texts.map((text) => text.replaceAll(/(set_config\('[\w.]+', )'[^']*'/g, '$1?'));
  } finally {
    query.mockRestore();
    pool.off('acquire', note);
  }
}
