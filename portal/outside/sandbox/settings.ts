import { z } from 'zod';
import type { IdentificationMethod } from '#areas/person/shared/identification/methods.ts';
import { brands } from '#brands/registry.ts';
import { DEMO_METHODS_FILE } from '#demo/identification/demo-methods.ts';
import { readMethods } from '#outside/identification/client/methods-file.ts';
import { CONTENT_ENCRYPTIONS, PROFILES } from '#outside/identification/client/profile.ts';
import type { StorageSettings } from '../object-storage/sandbox/storage-routes.ts';
import { sandboxNow } from './sandbox-clock.ts';

const port = z.coerce.number().int().min(1).max(65_535);

const environmentSchema = z.object({
  NODE_ENV: z.string().optional(),
  HOST: z.string().default('127.0.0.1'),
  PORT: port.default(3000),
  SANDBOX_PORT: port.optional(),
  SANDBOX_SMTP_PORT: port.optional(),
  SANDBOX_SECRET: z.string().default('sandbox'),
  /** The portal's own setting: both ends follow the same profile. */
  IDENTIFICATION_PROFILE: z.enum(PROFILES).default(PROFILES[0]),
  /** The portal's own setting: where the provider hands over its keys. */
  IDENTIFICATION_SERVICE_KEYS_FILE: z.string().min(1).optional(),
  /** The portal's own setting: both ends offer the same banks. */
  IDENTIFICATION_METHODS_FILE: z.string().min(1).default(DEMO_METHODS_FILE),
  SANDBOX_TOKEN_ENCRYPTION: z.enum(CONTENT_ENCRYPTIONS).default(CONTENT_ENCRYPTIONS[0]),
  SANDBOX_SLOW_MS: z.coerce.number().int().positive().default(15_000),
  DATA_DIR: z.string().optional(),
  SEEDED_ON: z.iso.date().optional(),
  /** The portal's own setting: both ends live at the same moment. */
  CLOCK_AHEAD_SECONDS: z.coerce.number().int().optional(),
});

export interface SandboxSettings {
  readonly host: string;
  readonly port: number;
  readonly smtpPort: number;
  readonly issuer: string;
  readonly portalOrigins: readonly string[];
  readonly identification: {
    readonly profile: (typeof PROFILES)[number];
    /** The banks and the mobile certificate that people choose from. */
    readonly methods: readonly IdentificationMethod[];
    /** The portal's credentials under plain OpenID Connect. */
    readonly clientSecret: string;
    /** Where the portal publishes its keys under the network's profile. */
    readonly clientKeysUrl: string;
    /** Where the provider puts its public keys for the portal; if unset, nowhere. */
    readonly handOverFile?: string;
    /** Encryption of identity tokens under the network's profile. */
    readonly tokenEncryption: (typeof CONTENT_ENCRYPTIONS)[number];
  };
  /** The portal's credentials for the SMS gateway. */
  readonly smsToken: string;
  /** The same, to the population register. */
  readonly registerToken: string;
  /** Its key to each insurer. */
  readonly insurerKey: string;
  /** Its key to each source of invoices. */
  readonly invoicingKey: string;
  readonly videoKey: string;
  /** What the payment provider and each brand sign with. */
  readonly paytrailSecret: string;
  /** The object storage's only bucket, and its client's key. */
  readonly storage: Pick<StorageSettings, 'bucket' | 'key'>;
  readonly secret: string;
  /** How long a slow system takes to answer, in milliseconds. */
  readonly slowMs: number;
  /** Where received messages are kept over a restart; in memory only if unset. */
  readonly dataDir?: string;
  /** The day the demo clinic was seeded, `YYYY-MM-DD`. */
  readonly seededOn: string;
}

/** Reads the settings; throws an error with one sentence if the sandbox must not start. */
export function readSandboxSettings(environment: NodeJS.ProcessEnv): SandboxSettings {
  const parsed = environmentSchema.safeParse(environment);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    throw new Error(`The setting ${issue?.path.join('.')} is not usable: ${issue?.message}.`);
  }
  const given = parsed.data;
  if (given.NODE_ENV === 'production') {
    throw new Error('The sandbox signs anybody in as anybody: it does not start in production.');
  }
  const sandboxPort = given.SANDBOX_PORT ?? given.PORT + 1;
  return {
    host: given.HOST,
    port: sandboxPort,
    smtpPort: given.SANDBOX_SMTP_PORT ?? sandboxPort + 1,
    issuer: `http://localhost:${sandboxPort}/identification`,
    portalOrigins: [...Object.values(brands).flatMap(({ hosts }) => hosts), '127.0.0.1'].map(
      (host) => `http://${host}:${given.PORT}`,
    ),
    identification: {
      profile: given.IDENTIFICATION_PROFILE,
      methods: readMethods(given.IDENTIFICATION_METHODS_FILE),
      clientSecret: given.SANDBOX_SECRET,
      clientKeysUrl: `http://localhost:${given.PORT}/oauth/jwks`,
      tokenEncryption: given.SANDBOX_TOKEN_ENCRYPTION,
      ...(given.IDENTIFICATION_SERVICE_KEYS_FILE && { handOverFile: given.IDENTIFICATION_SERVICE_KEYS_FILE }),
    },
    smsToken: given.SANDBOX_SECRET,
    registerToken: given.SANDBOX_SECRET,
    insurerKey: given.SANDBOX_SECRET,
    invoicingKey: given.SANDBOX_SECRET,
    videoKey: given.SANDBOX_SECRET,
    paytrailSecret: given.SANDBOX_SECRET,
    storage: {
      bucket: 'portal',
      key: { accessKeyId: 'sandbox', secretAccessKey: given.SANDBOX_SECRET, region: 'eu-north-1' },
    },
    secret: given.SANDBOX_SECRET,
    slowMs: given.SANDBOX_SLOW_MS,
    ...(given.DATA_DIR && { dataDir: given.DATA_DIR }),
    seededOn: given.SEEDED_ON ?? sandboxNow().toISOString().slice(0, 10),
  };
}
