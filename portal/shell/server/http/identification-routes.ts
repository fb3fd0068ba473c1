import type { FastifyInstance } from 'fastify';
import { logoRoute } from '#areas/person/identification/server/logos.ts';
import { createIdentificationRoutes } from '#areas/person/identification/server/routes.ts';
import { BROKERS } from '#outside/identification/client/brokers.ts';
import { CLIENT_IDS } from '#outside/identification/client/client-ids.ts';
import { clientKeysIn } from '#outside/identification/client/client-keys.ts';
import { createIdentification } from '#outside/identification/client/identification.ts';
import type { KeyFile } from '#outside/identification/client/key-file.ts';
import type { ClientCredentials } from '#outside/identification/client/profile.ts';
import { serviceKeysIn } from '#outside/identification/client/service-keys.ts';
import type { Clock } from '#platform/clock.ts';
import type { InScope, Vault } from '#platform/context.ts';
import type { Config } from '../config/config.ts';
import { ConfigError } from '../config/config-error.ts';
import { sessionControl } from '../sessions/session-control.ts';
import type { Sessions } from '../sessions/sessions.ts';
import { callerNetwork } from './caller-network.ts';
import { preferredLanguage } from './preferred-language.ts';
import { isServedSecurely } from './served-securely.ts';

interface Parts {
  readonly inScope: InScope;
  readonly vault: Vault;
  readonly sessions: Sessions;
  readonly clock: Clock;
  /** Called when a file of keys has become unusable. */
  readonly onUnusableKeys: (error: unknown) => void;
}

type KeyFiles = Extract<Config['identification']['credentials'], { profile: 'finnish-trust-network' }>;

/**
 * Strong identification as the settings say: who the service is, and how a sign-in becomes a session.
 * Rejects with a ConfigError in production when the portal's keys, or the service's, are not usable.
 */
export async function identificationRoutes(config: Config, parts: Parts) {
  const { inScope, vault, sessions, clock, onUnusableKeys } = parts;
  const isSecure = isServedSecurely(config.origins);
  const { issuer, broker, credentials, allowInsecure, methods } = config.identification;
  const identification = createIdentification({
    issuer,
    clientIds: CLIENT_IDS,
    credentials: credentials.profile === 'openid-connect' ? credentials : await openKeys(credentials),
    broker: BROKERS[broker],
    allowInsecure,
    acceptsDevelopmentIdentityCodes: config.acceptsDevelopmentIdentityCodes,
    clock,
  });
  const signIn = createIdentificationRoutes({
    identification,
    methods,
    inScope,
    vault,
    isSecure,
    sessions: sessionControl(sessions, clock, isSecure),
    visitOf: (request) => ({
      brand: request.brand.id,
      origin: request.origin,
      language: preferredLanguage(request),
      address: callerNetwork(request.ip),
      now: clock(),
    }),
  });
  return async (server: FastifyInstance): Promise<void> => {
    await server.register(signIn);
    await server.register(logoRoute(methods));
  };

  async function openKeys({ profile, keysFile, serviceKeysFile }: KeyFiles): Promise<ClientCredentials> {
    const onUnusable = onUnusableKeys;
    const keys = clientKeysIn(keysFile, { createsMissing: !config.isProduction, onUnusable });
    const serviceKeys = serviceKeysIn(serviceKeysFile, onUnusable);
    if (config.isProduction) {
      await needUsable('IDENTIFICATION_KEYS_FILE', keys);
      await needUsable('IDENTIFICATION_SERVICE_KEYS_FILE', serviceKeys);
    }
    return { profile, keys, serviceKeys };
  }
}

async function needUsable(setting: string, keys: KeyFile<unknown>): Promise<void> {
  await keys.current().catch((error: Error) => {
    throw new ConfigError(`The setting ${setting} is not usable. ${error.message}`);
  });
}
