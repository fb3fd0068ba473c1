import { freePorts } from '#platform/free-ports.ts';
import { readConfig } from '../config/config.ts';
import { firstVaultOf } from '../config/keyring-of-config.ts';
import type { SessionLimits } from '../sessions/session-end.ts';
import { type Running, startProgram } from './processes.ts';

const HOURS = 60_000_000;

/** Sessions that outlast a round. */
export const roundLimits: SessionLimits = {
  idleMs: HOURS,
  maximumMs: HOURS,
  reloginMs: 0,
  smsCodeMs: HOURS,
  freshMs: HOURS,
  warnings: [],
};

const settings = {
  NODE_ENV: 'test',
  LOG_LEVEL: 'silent',
  // Everybody books from one address.
  RATE_LIMIT: '1000000',
  // A round counts what has been sent, at whatever hour it runs.
  QUIET_NIGHTS: 'false',
  ANONYMOUS_CODES_PER_ADDRESS: '1000000',
  ANONYMOUS_CODES_AN_HOUR: '1000000',
} as const;

/** The vault of the portals that a round starts. */
export const roundVault = firstVaultOf(readConfig(settings));

/** What leads a portal to a database. */
export type DatabaseSettings = Readonly<Record<string, string>>;

/** The sandbox and as many portals as are started, each a process of its own. */
export interface RoundPortals {
  readonly ports: readonly number[];
  readonly sandboxOrigin: string;
  /**
   * Starts the portal of that number and resolves when it is ready.
   *
   * @param database another one than the round's
   */
  start(number: number, database?: DatabaseSettings): Promise<Running>;
  stop(): Promise<void>;
}

export async function startSandbox(given: DatabaseSettings, portals: number): Promise<RoundPortals> {
  const [sandboxPort = 0, smtpPort = 0, ...ports] = await freePorts(2 + portals);
  const environment = (port: number, database = given) => ({
    ...settings,
    PORT: String(port),
    SANDBOX_PORT: String(sandboxPort),
    SANDBOX_SMTP_PORT: String(smtpPort),
    ...database,
  });
  const sandboxOrigin = `http://127.0.0.1:${sandboxPort}`;
  const running: Running[] = [
    await startProgram('outside/sandbox/main.ts', environment(ports[0] ?? 0), `${sandboxOrigin}/phone.json`),
  ];
  return {
    ports,
    sandboxOrigin,
    async start(number, database) {
      const port = ports[number] ?? 0;
      const ready = `http://127.0.0.1:${port}/health/ready`;
      const portal = await startProgram('shell/server/main.ts', environment(port, database), ready);
      running.push(portal);
      return portal;
    },
    async stop() {
      for (const program of running.reverse()) await program.stop();
    },
  };
}
