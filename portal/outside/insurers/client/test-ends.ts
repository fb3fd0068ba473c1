import { demoPeople } from '#demo/people.ts';
import { type Sandbox, startSandbox } from '#outside/sandbox/sandbox.ts';
import { readSandboxSettings } from '#outside/sandbox/settings.ts';
import { sandboxPorts } from '#platform/free-ports.ts';
import { listenBetween } from '../../calls/test-listener.ts';
import { createLahiTapiola } from './lahitapiola/lahitapiola.ts';
import { createPohjola } from './pohjola/pohjola.ts';

export const INSURERS = ['pohjola', 'lahitapiola'] as const;
export type InsurerName = (typeof INSURERS)[number];

/** The day of the visits of the tests. */
export const DAY = '2026-03-30';

/** Both ends of the insurers' contracts, with somebody in between who writes down what passes. */
export async function startEnds() {
  const ports = await sandboxPorts();
  const origin = `http://localhost:${ports.SANDBOX_PORT}`;
  // A slow insurer answers after everybody has stopped waiting, however slow the machine.
  const settings = readSandboxSettings({ ...ports, SANDBOX_SLOW_MS: '600000' });
  const people = demoPeople(new Date(settings.seededOn));
  const codeOf = (key: string) => people.find((person) => person.key === key)?.identityCode ?? '';
  const sandbox: Sandbox = await startSandbox(settings);
  const listener = await listenBetween(origin);
  const { url: between, exchanges } = listener;
  const patience = { apiKey: 'sandbox', timeoutMs: 20_000, retries: 1, retryDelayMs: 5 };
  const pohjola = (changes: object = {}) =>
    createPohjola({ url: `${between}/pohjola/v1`, ...patience, ...changes });
  const lahitapiola = (changes: object = {}) =>
    createLahiTapiola({
      url: `${between}/lahitapiola/v1`,
      applicationOrigin: origin,
      ...patience,
      ...changes,
    });
  /** A question of each insurer that may be asked twice. */
  const ask: Record<InsurerName, (changes?: object) => Promise<unknown>> = {
    pohjola: (changes) => pohjola(changes).hasInsurance(codeOf('onni'), DAY),
    lahitapiola: (changes) => lahitapiola(changes).hasPolicy(codeOf('onni')),
  };
  return {
    sandbox,
    exchanges,
    people,
    codeOf,
    pohjola,
    lahitapiola,
    ask,
    /** Origin of the insurers' pages, and of the portal that they know. */
    origin,
    portalOrigin: settings.portalOrigins[0] ?? '',
    /** Everything works again, and nothing has passed. */
    reset() {
      for (const name of INSURERS) sandbox.faults.set(name, 'none');
      exchanges.length = 0;
    },
    async close() {
      listener.close();
      await sandbox.close();
    },
  };
}
