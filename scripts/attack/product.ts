import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { connectOwner } from '../../portal/platform/database/connect.ts';
import { freePorts } from '../../portal/platform/free-ports.ts';
import { type Running, startProgram } from '../../portal/shell/server/reliability/processes.ts';
import type { Clinic } from './clinic.ts';
import { settingsWithout } from './planted/missing-defence.ts';
import type { Tree } from './tree.ts';
import { createVisitor, type Visitor } from './visitor.ts';

export type Settings = Readonly<Record<string, string>>;

/** Manipulations of a process that the product itself has no setting for; see the files in `planted/`. */
export type Planted = 'shifted-clock' | 'own-brand-values';

export interface PortalOptions {
  /** In addition to, or instead of, those of every process. */
  readonly settings?: Settings;
  readonly planted?: Planted;
}

/** The program of a tree, which earlier commits have in another place. */
function programIn(folder: string, ...places: readonly [string, ...string[]]): string {
  return places.find((place) => existsSync(join(folder, place))) ?? places[0];
}

/** A process of the portal. */
export interface Portal extends Running {
  readonly port: number;
  /** Its log. */
  log(): string;
}

export interface WhoOptions {
  readonly from?: string;
  /** Host without its port. Default: Kaari's. */
  readonly host?: string;
  /** The process to ask. Default: the first. */
  readonly portal?: Portal;
}

/** The real product, whole: processes of the portal, the sandbox, and a database of its own with the demo clinic. */
export interface Product {
  /** The first process; the only one until more are started. */
  readonly portal: Portal;
  readonly sandboxOrigin: string;
  readonly dataDir: string;
  /** Settings of every portal process. */
  readonly settings: Settings;
  /** Starts another process over the same database. Rejects with its complaint. */
  start(options?: PortalOptions): Promise<Portal>;
  visitor(who?: WhoOptions): Visitor;
  /** Rows as the superuser sees them. */
  sql<Row extends object>(text: string, values?: readonly unknown[]): Promise<Row[]>;
  /** E-mails in a mailbox: subject and text of each. */
  mails(to: string): Promise<string[]>;
  /** Waits until no job is due that could run; at most that many milliseconds. */
  atRest(patience?: number): Promise<void>;
}

/** Where a product is started. */
export interface Place {
  readonly tree: Tree;
  readonly clinic: Clinic;
  /** Clean-up after the scenario, whatever its result; last in, first out. */
  afterwards(work: () => Promise<void> | void): void;
}

/** @param own settings of every process, the sandbox included */
export async function startProduct(place: Place, own: Settings = {}): Promise<Product> {
  const { tree, clinic, afterwards } = place;
  const folder = join(tree.folder, 'portal');
  const dataDir = mkdtempSync(join(tmpdir(), 'portal-attack-'));
  afterwards(() => rmSync(dataDir, { recursive: true, force: true }));
  const database = await clinic.copy();
  afterwards(database.drop);
  const [port = 0, sandboxPort = 0, smtpPort = 0] = await freePorts(3);
  const settings: Settings = {
    NODE_ENV: 'development',
    PORT: String(port),
    SANDBOX_PORT: String(sandboxPort),
    SANDBOX_SMTP_PORT: String(smtpPort),
    DATA_DIR: dataDir,
    SEEDED_ON: clinic.seededOn,
    DATABASE_URL: database.url,
    MIGRATION_DATABASE_URL: database.ownerUrl,
    IDENTIFICATION_SERVICE_KEYS_FILE: join(dataDir, 'identification-service-keys.json'),
    LOG_LEVEL: 'info',
    ...(tree.without && settingsWithout(tree.without)),
    ...own,
  };
  const sandboxOrigin = `http://localhost:${sandboxPort}`;
  const owner = connectOwner(database.ownerUrl);
  afterwards(owner.close);
  const sql: Product['sql'] = async (text, values) =>
    (await owner.pool.query(text, values && [...values])).rows;

  async function start(options: PortalOptions = {}, at?: number): Promise<Portal> {
    const [chosen = 0] = at ? [at] : await freePorts(1);
    let logged = '';
    const program = await startProgram(
      programIn(folder, 'shell/server/main.ts', 'server/main.ts'),
      { ...settings, ...options.settings, PORT: String(chosen) },
      `http://127.0.0.1:${chosen}/health/live`,
      {
        folder,
        nodeOptions: options.planted
          ? ['--import', fileURLToPath(new URL(`planted/${options.planted}.ts`, import.meta.url))]
          : [],
        onOutput: (text) => (logged += text),
      },
    );
    afterwards(program.kill);
    return { ...program, port: chosen, log: () => logged };
  }

  const sandbox = await startProgram(
    programIn(folder, 'outside/sandbox/main.ts', 'sandbox/main.ts'),
    settings,
    `${sandboxOrigin}/phone.json`,
    { folder },
  );
  afterwards(sandbox.kill);
  const portal = await start({}, port);
  return {
    portal,
    sandboxOrigin,
    dataDir,
    settings,
    start,
    visitor: ({ from, host = 'kaari.localhost', portal: asked = portal } = {}) =>
      createVisitor({ port: asked.port, host: `${host}:${port}`, from }),
    sql,
    async mails(to) {
      const answer = await fetch(`${sandboxOrigin}/mailbox.json?${new URLSearchParams({ to })}`);
      const { messages } = (await answer.json()) as { messages: { subject: string; text: string }[] };
      return messages.map(({ subject, text }) => `${subject}\n${text}`);
    },
    async atRest(patience = 20_000) {
      const deadline = Date.now() + patience;
      while (Date.now() < deadline) {
        const [row] = await sql<{ due: number }>(
          `select count(*)::int as due from graphile_worker.jobs where attempts < max_attempts and run_at <= now()`,
        );
        if (row?.due === 0) return;
        await sleep(100);
      }
    },
  };
}
