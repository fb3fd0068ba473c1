import { type Running, startProgram } from '#shell/server/reliability/processes.ts';
import { DEVELOPMENT_PORT, PORT } from './fixtures.ts';

/**
 * Port of a second portal process with short sessions: one for each worker that runs tests of it, beyond the ports of
 * the portal in development.
 */
export const SHORT_PORT = DEVELOPMENT_PORT + 3 + Number(process.env.TEST_PARALLEL_INDEX ?? 0);

const IDLE_SECONDS = 26;
/**
 * When it warns, in seconds before the end. A page checks the clock every 5 seconds, so the first may come that late.
 */
export const WARNINGS = [22, 3] as const;

/** How long a code is valid there. */
export const CODE_MINUTES = 7;

/** How long a session lasts there, and when it warns, in seconds. */
interface Sessions {
  readonly idle: number;
  readonly warnings: readonly number[];
}

/**
 * Starts it on the same database with the same secret: cookies ignore ports, so a sign-in at one is valid
 * at the other.
 */
export function startShortSessions(
  { idle, warnings }: Sessions = { idle: IDLE_SECONDS, warnings: WARNINGS },
): Promise<Running> {
  return startProgram(
    'shell/server/main.ts',
    {
      NODE_ENV: 'test',
      PORT: String(SHORT_PORT),
      SANDBOX_PORT: String(PORT + 1),
      SANDBOX_SMTP_PORT: String(PORT + 2),
      DATA_DIR: process.env.E2E_DATA_DIR ?? '',
      LOG_LEVEL: 'warn',
      RATE_LIMIT: '100000',
      SESSION_IDLE_MINUTES: String(idle / 60),
      SESSION_WARNING_SECONDS: warnings.join(','),
      SMS_CODE_MINUTES: String(CODE_MINUTES),
      CLOCK_AHEAD_SECONDS: process.env.CLOCK_AHEAD_SECONDS ?? '0',
    },
    `http://127.0.0.1:${SHORT_PORT}/health/ready`,
  );
}
