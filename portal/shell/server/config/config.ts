import { createHash, hkdfSync } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { brands } from '#brands/registry.ts';
import type { BrandOrigins } from '../http/brand-of-request.ts';
import { checkBrands } from './check-brands.ts';
import { ConfigError } from './config-error.ts';
import { readDeclaredSettings } from './declared-settings.ts';
import { environmentSchema } from './environment.ts';
import { identificationConfig } from './identification-config.ts';
import { insurersConfig } from './insurers-config.ts';
import { invoicingConfig } from './invoicing-config.ts';
import { objectStorageConfig } from './object-storage-config.ts';
import { paytrailConfig } from './paytrail-config.ts';
import { pushConfig } from './push-config.ts';
import { recordAppsConfig } from './record-apps-config.ts';
import { insecureSettings } from './secure-settings.ts';
import { trustedProxies } from './trusted-proxies.ts';
import { videoConfig } from './video-config.ts';
import { virusScannerConfig } from './virus-scanner-config.ts';

/** Default credentials for the sandbox's systems; a production start refuses them. */
const SANDBOX_TOKEN = 'sandbox';
/** The secret of those who try the portal out; no production start takes it, either. */
const DEVELOPMENT_SECRET = createHash('sha256').update('development only').digest('hex');

export type Config = ReturnType<typeof readConfig>;

/** Reads and completes the settings; throws a ConfigError that names every wrong or missing one, or what a brand has wrong. */
export function readConfig(environment: NodeJS.ProcessEnv = process.env) {
  const parsed = environmentSchema.safeParse(environment);
  if (!parsed.success) {
    const wrong = parsed.error.issues.map(
      ({ path, message }) => `The setting ${path.join('.')} is not usable: ${message}.`,
    );
    throw new ConfigError(wrong.join('\n'));
  }
  const given = parsed.data;
  const isProduction = given.NODE_ENV === 'production';
  const insecure = isProduction ? insecureSettings(given) : [];
  const sandboxPort = given.SANDBOX_PORT ?? given.PORT + 1;
  const missing = new Set<string>();
  const samples = new Set<string>();
  const need = <T>(name: keyof typeof given, sample: T): T => {
    const value = given[name] as T | undefined;
    if (value !== undefined) {
      const isKnown = value === SANDBOX_TOKEN || value === DEVELOPMENT_SECRET;
      if (isProduction && isKnown && value === sample) samples.add(name);
      return value;
    }
    if (isProduction) missing.add(name);
    return sample;
  };
  const dataDir = given.DATA_DIR ?? fileURLToPath(new URL('../../../../.data', import.meta.url));
  const sandbox = `http://localhost:${sandboxPort}`;
  const origins = brandOrigins(need('BRAND_ORIGINS', ''));
  checkBrands(isProduction ? Object.keys(origins ?? {}) : []);
  const config = {
    ...readDeclaredSettings(given),
    isProduction,
    host: given.HOST,
    port: given.PORT,
    sandboxPort,
    smtpPort: given.SANDBOX_SMTP_PORT ?? sandboxPort + 1,
    sandboxOrigin: sandbox,
    databaseUrl: given.DATABASE_URL,
    migrationDatabaseUrl: given.MIGRATION_DATABASE_URL,
    dataDir,
    secret: need('PORTAL_SECRET', DEVELOPMENT_SECRET),
    formerSecrets: given.PORTAL_SECRET_PREVIOUS ? [given.PORTAL_SECRET_PREVIOUS] : [],
    origins,
    identification: identificationConfig(given, {
      allowInsecure: !isProduction || given.ALLOW_INSECURE.includes('IDENTIFICATION_ISSUER'),
      sandboxOrigin: sandbox,
      dataDir,
      need,
    }),
    smtpUrl: need('SMTP_URL', `smtp://localhost:${given.SANDBOX_SMTP_PORT ?? sandboxPort + 1}`),
    sms: { url: need('SMS_URL', `${sandbox}/sms/v1/messages`), token: need('SMS_TOKEN', SANDBOX_TOKEN) },
    push: pushConfig(given, {
      isProduction,
      sandboxOrigin: sandbox,
      sample: deriveKey(DEVELOPMENT_SECRET, 'push').toString('base64url'),
    }),
    populationRegister: {
      url: need('POPULATION_REGISTER_URL', `${sandbox}/population-register/v1/guardianships`),
      token: need('POPULATION_REGISTER_TOKEN', SANDBOX_TOKEN),
    },
    insurers: insurersConfig(given, { sandboxOrigin: sandbox, sandboxToken: SANDBOX_TOKEN, need }),
    invoicing: invoicingConfig(given, { sandboxOrigin: sandbox, sandboxToken: SANDBOX_TOKEN, need }),
    paytrail: paytrailConfig({
      sandboxOrigin: sandbox,
      sandboxToken: SANDBOX_TOKEN,
      served: isProduction ? Object.keys(origins ?? {}) : [],
      need,
    }),
    video: videoConfig(given, { sandboxOrigin: sandbox, sandboxToken: SANDBOX_TOKEN, need }),
    recordApps: recordAppsConfig(given, { sandboxOrigin: sandbox, isProduction }),
    guardianshipMs: given.GUARDIANSHIP_MINUTES * 60_000,
    objectStorage: objectStorageConfig({ sandboxOrigin: sandbox, need }),
    virusScanner: virusScannerConfig(given, { isProduction, sandboxPort }),
    acceptsDevelopmentIdentityCodes: !(given.REJECTS_DEVELOPMENT_IDENTITY_CODES ?? isProduction),
    sessionLimits: {
      idleMs: given.SESSION_IDLE_MINUTES * 60_000,
      maximumMs: given.SESSION_MAXIMUM_HOURS * 3_600_000,
      reloginMs: given.SMS_LOGIN ? given.SMS_LOGIN_MINUTES * 60_000 : 0,
      smsCodeMs: given.SMS_CODE_MINUTES * 60_000,
      // A session that was come back to by a code had been idle for longer, so it is never fresh.
      freshMs: Math.min(given.IDENTIFICATION_FRESH_MINUTES, given.SESSION_IDLE_MINUTES) * 60_000,
      warnings: given.SESSION_WARNING_SECONDS.split(',')
        .map(Number)
        .sort((one, other) => other - one),
    },
    smsLogin: {
      isEnabled: given.SMS_LOGIN,
      codeMinutes: given.SMS_CODE_MINUTES,
      tries: given.SMS_CODE_TRIES,
    },
    hasQuietNights: given.QUIET_NIGHTS,
    messagesKeptDays: given.MESSAGES_KEPT_DAYS,
    rateLimit: given.RATE_LIMIT,
    requestArrivalMs: given.REQUEST_ARRIVAL_SECONDS * 1000,
    jobsOverdueMs: given.JOBS_OVERDUE_SECONDS * 1000,
    pressure: {
      most: given.IN_FLIGHT,
      mostWhenBusy: given.IN_FLIGHT_BUSY,
      connectionWait: given.CONNECTION_WAIT_MS,
    },
    logLevel: given.LOG_LEVEL,
    trustProxy: trustedProxies(given.TRUST_PROXY),
  };
  const refused = [
    ...insecure,
    ...(isProduction && given.CLOCK_AHEAD_SECONDS !== undefined
      ? [
          'The setting CLOCK_AHEAD_SECONDS is for development and tests: production lives by the machine’s clock.',
        ]
      : []),
    ...Array.from(samples, (name) => `The setting ${name} still has the value that the sandbox takes.`),
    ...Array.from(missing, (name) => `A production start needs the setting ${name}.`),
  ];
  if (refused.length > 0) throw new ConfigError(refused.join('\n'));
  return config;
}

/** `kaari=https://…,pikkujatti=https://…`; null when it is empty. */
function brandOrigins(text: string): BrandOrigins {
  if (text === '') return null;
  const pairs = text.split(',').map((pair) => {
    const [brand = '', origin = ''] = pair.split('=');
    if (!(brand in brands) || !URL.canParse(origin)) {
      throw new ConfigError('The setting BRAND_ORIGINS has a part that is no brand=origin pair.');
    }
    if (new URL(origin).hostname.endsWith('.example')) {
      throw new ConfigError(`The setting BRAND_ORIGINS still has the sample value ${origin} for ${brand}.`);
    }
    return [brand, new URL(origin).origin];
  });
  return Object.fromEntries(pairs);
}

/** A 32-byte key for one purpose, derived from the portal's secret. */
export function deriveKey(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, 'patient-portal', purpose, 32));
}
