import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { helsinkiDay } from '../../portal/contract/time/time.ts';
import { connectOwner } from '../../portal/platform/database/connect.ts';
import { startEmbedded } from '../../portal/platform/database/embedded/start.ts';
import { freePorts } from '../../portal/platform/free-ports.ts';
import { startProgram } from '../../portal/shell/server/reliability/processes.ts';
import type { Tree } from './tree.ts';

/** A tree's demo clinic, from which every product of that tree gets a database of its own. */
export interface Clinic {
  /** The day of seeding, on which the children's identity codes depend. */
  readonly seededOn: string;
  /** Makes a database with the demo clinic. */
  copy(): Promise<ClinicDatabase>;
  /** Makes an empty database. */
  empty(): Promise<ClinicDatabase>;
  close(): Promise<void>;
}

export interface ClinicDatabase {
  /** As the application's role, which is no superuser. */
  readonly url: string;
  /** As the superuser. */
  readonly ownerUrl: string;
  drop(): Promise<void>;
}

const SEEDED = 'portal';
/** Enough for installing and building on a slow machine. */
const PATIENCE_MS = 10 * 60_000;

/** Installs and builds a tree, starts it once with `npm start`, and keeps the resulting clinic. */
export async function openClinic(tree: Tree): Promise<Clinic> {
  const dataDir = mkdtempSync(join(tmpdir(), 'portal-attack-'));
  const seededOn = helsinkiDay(new Date());
  await startOnce(tree, dataDir);
  const server = await startEmbedded({ dataDir, settings: { max_connections: '200', fsync: 'off' } });
  const admin = async (statement: string) => {
    const owner = connectOwner(server.connection('postgres', 'postgres'));
    await owner.pool.query(statement).finally(owner.close);
  };
  let made = 0;
  const make = async (template: string): Promise<ClinicDatabase> => {
    made += 1;
    const name = `attack_${made}`;
    await admin(`create database ${name} template ${template}`);
    return {
      url: server.connection(SEEDED, name),
      ownerUrl: server.connection('postgres', name),
      drop: () => admin(`drop database ${name} with (force)`),
    };
  };
  return {
    seededOn,
    copy: () => make(SEEDED),
    empty: () => make('template1'),
    async close() {
      await server.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function startOnce({ folder }: Tree, dataDir: string): Promise<void> {
  const [port = 0, sandboxPort = 0, smtpPort = 0] = await freePorts(3);
  const { NODE_ENV: _, ...surroundings } = process.env as Record<string, string>;
  const environment = {
    ...surroundings,
    PORT: String(port),
    SANDBOX_PORT: String(sandboxPort),
    SANDBOX_SMTP_PORT: String(smtpPort),
    DATA_DIR: dataDir,
    LOG_LEVEL: 'silent',
  };
  const ready = `http://127.0.0.1:${port}/health/ready`;
  const options = { folder, args: ['start'], patience: PATIENCE_MS };
  const product = await startProgram('scripts/bootstrap.mjs', environment, ready, options);
  await product.stop();
}
