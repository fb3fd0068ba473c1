import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { demoPeople } from '#demo/people.ts';
import { sandboxPorts } from '#platform/free-ports.ts';
import { type Sandbox, startSandbox } from '#sandbox/sandbox.ts';
import { readSandboxSettings } from '#sandbox/settings.ts';
import { createLahiTapiola } from './lahitapiola/lahitapiola.ts';
import { createPohjola } from './pohjola/pohjola.ts';

/** A request as sent over the network, and what came back. */
interface Exchange {
  readonly url: string;
  readonly key: unknown;
  readonly request: unknown;
  readonly status: number;
  readonly answer: unknown;
}

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
  const exchanges: Exchange[] = [];
  const listener = createServer((incoming, outgoing) => {
    const pass = async () => {
      const sent = Buffer.concat(await incoming.toArray()).toString();
      const key = String(incoming.headers['x-api-key']);
      const response = await fetch(`${origin}${incoming.url}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-api-key': key },
        body: sent,
      });
      const text = await response.text();
      const { status } = response;
      exchanges.push({
        url: String(incoming.url),
        key,
        request: JSON.parse(sent),
        status,
        answer: JSON.parse(text),
      });
      outgoing.writeHead(status, { 'content-type': 'application/json' }).end(text);
    };
    // The client may have stopped waiting, and at the end the sandbox is gone.
    pass().catch(() => outgoing.destroy());
  });
  const sandbox: Sandbox = await startSandbox(settings);
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
  const between = `http://127.0.0.1:${(listener.address() as AddressInfo).port}`;
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
      listener.closeAllConnections();
      listener.close();
      await sandbox.close();
    },
  };
}
