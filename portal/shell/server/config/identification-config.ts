import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { BROKERS, type BrokerKind } from '#outside/identification/client/brokers.ts';
import { readMethods } from '#outside/identification/client/methods-file.ts';
import { PROFILES } from '#outside/identification/client/profile.ts';
import { ConfigError } from './config-error.ts';

/** Invented banks, for those who try the portal out. */
const DEMO_METHODS = fileURLToPath(new URL('../../../demo/identification/methods.json', import.meta.url));

/** The settings of strong identification. */
export const identificationSettings = {
  IDENTIFICATION_ISSUER: z.url().optional().describe('the identification service'),
  IDENTIFICATION_PROFILE: z
    .enum(PROFILES)
    .default(PROFILES[0])
    .describe(`how it is spoken to: ${PROFILES.map((profile) => `\`${profile}\``).join(' or ')}`),
  IDENTIFICATION_KEYS_FILE: z
    .string()
    .min(1)
    .optional()
    .describe('the portal’s private keys, a JSON Web Key Set; the network’s profile needs them'),
  IDENTIFICATION_SERVICE_KEYS_FILE: z
    .string()
    .min(1)
    .optional()
    .describe(
      'the service’s public keys, as it has handed them over: a JSON Web Key Set; the network’s profile needs them',
    ),
  IDENTIFICATION_CLIENT_SECRET: z
    .string()
    .min(1)
    .optional()
    .describe('what the portal proves itself with under plain OpenID Connect; required there'),
  IDENTIFICATION_METHODS_FILE: z
    .string()
    .min(1)
    .optional()
    .describe(
      'the banks and the mobile certificate of the login page: a JSON file, with their logos beside it',
    ),
  IDENTIFICATION_BROKER: z
    .enum(Object.keys(BROKERS) as [BrokerKind, ...BrokerKind[]])
    .default('parameter')
    .describe(
      'how a bank is asked for: `parameter` or `acr-values` ([decision 016](decisions/016-identification.md))',
    ),
};

type Given = z.infer<z.ZodObject<typeof identificationSettings>>;

interface Surroundings {
  /** Whether the service may be asked over http. */
  readonly allowInsecure: boolean;
  readonly sandboxOrigin: string;
  readonly dataDir: string;
  /** The setting's value, or the sample; in production a ConfigError when there is no value. */
  need(name: keyof Given, sample: string): string;
}

/** How the portal talks to the identification service. */
export function identificationConfig(given: Given, surroundings: Surroundings) {
  const { allowInsecure, sandboxOrigin, dataDir, need } = surroundings;
  const profile = given.IDENTIFICATION_PROFILE;
  return {
    allowInsecure,
    issuer: need('IDENTIFICATION_ISSUER', `${sandboxOrigin}/identification`),
    broker: given.IDENTIFICATION_BROKER,
    credentials:
      profile === 'openid-connect'
        ? { profile, clientSecret: need('IDENTIFICATION_CLIENT_SECRET', 'sandbox') }
        : {
            profile,
            keysFile: need('IDENTIFICATION_KEYS_FILE', join(dataDir, 'identification-keys.json')),
            serviceKeysFile: need(
              'IDENTIFICATION_SERVICE_KEYS_FILE',
              join(dataDir, 'identification-service-keys.json'),
            ),
          },
    methods: methodsIn(need('IDENTIFICATION_METHODS_FILE', DEMO_METHODS)),
  };
}

function methodsIn(file: string) {
  try {
    return readMethods(file);
  } catch (error) {
    throw new ConfigError(`The setting IDENTIFICATION_METHODS_FILE: ${(error as Error).message}`);
  }
}
