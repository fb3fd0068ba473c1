import { PostgresDialect, type PostgresDialectConfig, PostgresDriver } from 'kysely';

/**
 * PostgreSQL for transactions that begin with their scope: the statement that enters it (`beginInScope`) begins them,
 * which saves each a way to the server and back.
 */
export class ScopedDialect extends PostgresDialect {
  readonly #config: PostgresDialectConfig;

  constructor(config: PostgresDialectConfig) {
    super(config);
    this.#config = config;
  }

  override createDriver(): ScopedDriver {
    return new ScopedDriver(this.#config);
  }
}

class ScopedDriver extends PostgresDriver {
  override async beginTransaction(): Promise<void> {}
}
