import { StartError } from '#platform/start-error.ts';
import { type Connection, type ConnectOptions, checkServer, connect, connectOwner } from './connect.ts';
import { startEmbedded } from './embedded/start.ts';
import { migrate } from './migrate.ts';

const DATABASE = 'portal';
/** Login of the application on the embedded server; no superuser, so that giving up its role gains nothing. */
const LOGIN = 'portal';

export interface OpenOptions extends ConnectOptions {
  /** Where the embedded database keeps its data. */
  readonly dataDir: string;
  /** Another PostgreSQL instead of the embedded one. */
  readonly databaseUrl?: string;
  /** The owner's login there; the same as `databaseUrl` when absent. */
  readonly migrationDatabaseUrl?: string;
}

/** The portal's database, up to date and ready. */
export interface Database extends Connection {
  /** Address under which the application logs in. */
  readonly url: string;
  /** Runs `work` as the owner of the schema, for seeding and imports. */
  asOwner<T>(work: (owner: Connection) => Promise<T>): Promise<T>;
}

/**
 * Starts or finds the embedded database, or uses the one at `databaseUrl`, migrates it and connects to
 * it. Throws a StartError with one sentence when that cannot be done.
 */
export async function openDatabase(options: OpenOptions): Promise<Database> {
  const { url, ownerUrl, stop } = options.databaseUrl
    ? { url: options.databaseUrl, ownerUrl: options.migrationDatabaseUrl ?? options.databaseUrl, stop: null }
    : await openEmbedded(options.dataDir);
  const asOwner = async <T>(work: (owner: Connection) => Promise<T>): Promise<T> => {
    const owner = connectOwner(ownerUrl);
    try {
      return await work(owner);
    } finally {
      await owner.close();
    }
  };
  try {
    const login = loginOf(url);
    await asOwner(async ({ pool }) => {
      await checkServer(pool);
      await migrate(pool, login);
    });
    const connection = connect(url, options);
    const close = async () => {
      await connection.close();
      await stop?.();
    };
    return { ...connection, url, asOwner, close };
  } catch (error) {
    await stop?.();
    throw error;
  }
}

/** Opens the database for a product that goes on with it: `begin` is to close it in the end, and where it fails, this does. */
export async function openDatabaseFor(
  options: OpenOptions,
  begin: (database: Database) => Promise<void>,
): Promise<void> {
  const database = await openDatabase(options);
  try {
    await begin(database);
  } catch (error) {
    await database.close();
    throw error;
  }
}

async function openEmbedded(dataDir: string) {
  const server = await startEmbedded({ dataDir });
  const admin = connectOwner(server.connection('postgres', 'postgres'));
  try {
    const { rows } = await admin.pool.query('select from pg_roles where rolname = $1', [LOGIN]);
    if (rows.length === 0) await admin.pool.query(`create role ${LOGIN} login`);
    const found = await admin.pool.query('select from pg_database where datname = $1', [DATABASE]);
    if (found.rows.length === 0) await admin.pool.query(`create database ${DATABASE}`);
  } finally {
    await admin.close();
  }
  return {
    url: server.connection(LOGIN, DATABASE),
    ownerUrl: server.connection('postgres', DATABASE),
    stop: server.stop,
  };
}

function loginOf(url: string): string {
  const login = URL.canParse(url) ? decodeURIComponent(new URL(url).username) : '';
  if (login) return login;
  throw new StartError(
    'DATABASE_URL must name its login, as in postgresql://portal:secret@host:5432/portal.',
  );
}
