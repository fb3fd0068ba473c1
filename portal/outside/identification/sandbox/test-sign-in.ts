import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ASSURANCE_LEVELS, type AssuranceLevel } from '#outside/identification/client/assurance.ts';
import { BROKERS } from '#outside/identification/client/brokers.ts';
import { CLIENT_IDS } from '#outside/identification/client/client-ids.ts';
import { type ClientKeys, clientKeysIn } from '#outside/identification/client/client-keys.ts';
import {
  createIdentification,
  type IdentificationSettings,
  type SignInChecks,
} from '#outside/identification/client/identification.ts';
import { serviceKeysIn } from '#outside/identification/client/service-keys.ts';
import { sandboxPorts } from '#platform/free-ports.ts';
import { type Sandbox, startSandbox } from '../../sandbox/sandbox.ts';
import { readSandboxSettings } from '../../sandbox/settings.ts';
import { walkSignIn } from './walk-sign-in.ts';

/** A sandbox and the portal's identification, over real sockets, without the portal. */
export type TestSignIn = Awaited<ReturnType<typeof openTestSignIn>>;

/** @param environment additional settings of the sandbox */
export async function openTestSignIn(environment: Readonly<Record<string, string>> = {}) {
  const ports = await sandboxPorts();
  const port = Number(ports.PORT);
  const folder = await mkdtemp(join(tmpdir(), 'sign-in-'));
  const keysFile = join(folder, 'keys.json');
  const serviceKeysFile = join(folder, 'service-keys.json');
  const keys = clientKeysIn(keysFile, { createsMissing: true });
  const serviceKeys = serviceKeysIn(serviceKeysFile);
  const sandboxSettings = readSandboxSettings({
    ...ports,
    // Answers after everybody has stopped waiting, however slow the machine.
    SANDBOX_SLOW_MS: '600000',
    IDENTIFICATION_SERVICE_KEYS_FILE: serviceKeysFile,
    ...environment,
  });
  const { profile, clientSecret } = sandboxSettings.identification;
  const settings: IdentificationSettings = {
    issuer: sandboxSettings.issuer,
    clientIds: CLIENT_IDS,
    credentials: profile === 'openid-connect' ? { profile, clientSecret } : { profile, keys, serviceKeys },
    broker: BROKERS.parameter,
    timeoutMs: 20_000,
    allowInsecure: true,
    acceptsDevelopmentIdentityCodes: true,
  };
  const identification = createIdentification(settings);
  const request = {
    brand: 'kaari',
    redirectUri: `http://kaari.localhost:${port}/oauth/callback`,
    language: 'sv',
  } as const;
  let sandbox: Sandbox = await startSandbox(sandboxSettings);
  const published = publish(keys, port);

  async function begin(level: AssuranceLevel = ASSURANCE_LEVELS[0], asking = identification) {
    const begun = await asking.begin({ ...request, level });
    if (begun.type !== 'begun') throw new Error(`could not begin: ${begun.reason}`);
    return begun;
  }

  return {
    identification,
    settings,
    keys,
    keysFile,
    request,
    faults: () => sandbox.faults,
    begin,
    /** Somebody has identified; the response remains to be verified. */
    async comeBack(
      person = 'aino',
      level?: AssuranceLevel,
    ): Promise<{ callbackUrl: URL; checks: SignInChecks }> {
      const { url, checks } = await begin(level);
      return { callbackUrl: await walkSignIn(url, { person }), checks };
    },
    /** The service restarts with new keys and without cached ones of the portal. */
    async restartService() {
      await sandbox.close();
      sandbox = await startSandbox(sandboxSettings);
    },
    async close() {
      await sandbox.close();
      published.close();
      await rm(folder, { recursive: true });
    },
  };
}

/** Address of the portal's keys. */
function publish(keys: ClientKeys, port: number): Server {
  const server = createServer(async (_request, response) => {
    const { published } = await keys.current();
    response.writeHead(200, { 'content-type': 'application/jwk-set+json', connection: 'close' });
    response.end(JSON.stringify(published));
  });
  return server.listen(port, 'localhost');
}
