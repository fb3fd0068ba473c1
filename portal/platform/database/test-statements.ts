import pg from 'pg';
import { vi } from 'vitest';

/** The statements that something sends to the database, in their order, without what the scope's settings are set to. */
export async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  const query = vi.spyOn(pg.Client.prototype, 'query');
  try {
    await work();
    const texts = query.mock.calls.map(([config]: readonly unknown[]) =>
      typeof config === 'string' ? config : (config as pg.QueryConfig).text,
    );
    return texts.map((text) => text.replaceAll(/(set_config\('[\w.]+', )'[^']*'/g, '$1?'));
  } finally {
    query.mockRestore();
  }
}
