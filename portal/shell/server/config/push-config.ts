import { z } from 'zod';
import { KNOWN_SERVICES } from '#outside/push/client/allowed-endpoint.ts';
import { type PushSettings, publicKeyOf } from '#outside/push/client/push-sender.ts';

/** How the portal proves itself to push services. */
export const pushSettings = {
  PUSH_KEYS: z
    .string()
    .default('')
    .transform((keys) => keys.split(',').filter((key) => key !== ''))
    .refine((keys) => keys.every(isKey), 'each is the base64url of a private key on P-256, 32 bytes')
    .describe(
      'private keys by which push services know the portal, comma-separated: the first is for new devices, the others for those made with them ([operations](operations.md)); without any, production offers no notices on devices',
    ),
};

interface Surroundings {
  readonly isProduction: boolean;
  readonly sandboxOrigin: string;
  /** The key of those who try the portal out. */
  readonly sample: string;
}

/** How devices are sent to: in production by the services of the large browsers alone. */
export function pushConfig(
  { PUSH_KEYS: keys }: z.output<z.ZodObject<typeof pushSettings>>,
  { isProduction, sandboxOrigin, sample }: Surroundings,
): PushSettings {
  return {
    privateKeys: keys.length > 0 || isProduction ? keys : [sample],
    services: isProduction ? KNOWN_SERVICES : [sandboxOrigin, ...KNOWN_SERVICES],
  };
}

function isKey(key: string): boolean {
  try {
    return Buffer.from(key, 'base64url').length === 32 && publicKeyOf(key) !== '';
  } catch {
    return false;
  }
}
