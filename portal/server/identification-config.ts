import { join } from 'node:path';
import { z } from 'zod';
import { BROKERS, type BrokerKind } from '#integrations/identification/brokers.ts';
import { PROFILES } from '#integrations/identification/profile.ts';

/** The settings of strong identification. */
export const identificationSettings = {
  IDENTIFICATION_ISSUER: z.url().optional(),
  /** The Finnish Trust Network's profile, or plain OpenID Connect. */
  IDENTIFICATION_PROFILE: z.enum(PROFILES).default(PROFILES[0]),
  /** The portal's private keys, a JSON Web Key Set; the network's profile needs them. */
  IDENTIFICATION_KEYS_FILE: z.string().min(1).optional(),
  /** The service's public keys, as it has handed them over: a JSON Web Key Set; the network's profile needs them. */
  IDENTIFICATION_SERVICE_KEYS_FILE: z.string().min(1).optional(),
  /** What the portal proves itself with under plain OpenID Connect. */
  IDENTIFICATION_CLIENT_SECRET: z.string().min(1).optional(),
  IDENTIFICATION_BROKER: z.enum(Object.keys(BROKERS) as [BrokerKind, ...BrokerKind[]]).default('parameter'),
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
  };
}
