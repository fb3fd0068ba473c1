import { createHash, hkdfSync } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { brands } from '#contract/brands/registry.ts';
import { CONTACT_SAVE_PATH } from '#features/patient-information/contact-contract.ts';
import { checkBrands } from './check-brands.ts';
import { ConfigError } from './config-error.ts';
import type { BrandOrigins } from './http/brand-of-request.ts';
import { identificationConfig, identificationSettings } from './identification-config.ts';
import { insurerSettings, insurersConfig } from './insurers-config.ts';
import { objectStorageConfig, objectStorageSettings } from './object-storage-config.ts';
import { refuseInsecure, secureSettings } from './secure-settings.ts';
import { trustedProxies } from './trusted-proxies.ts';

const port = z.coerce.number().int().min(1).max(65_535);
/** Default credentials for the sandbox's systems; a production start refuses them. */
const SANDBOX_TOKEN = 'sandbox';
/** The secret of those who try the portal out; no production start takes it, either. */
const DEVELOPMENT_SECRET = createHash('sha256').update('development only').digest('hex');

const flag = z.enum(['true', 'false']).transform((value) => value === 'true');

const environmentSchema = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  HOST: z.string().default('127.0.0.1'),
  PORT: port.default(3000),
  SANDBOX_PORT: port.optional(),
  SANDBOX_SMTP_PORT: port.optional(),
  DATABASE_URL: z.string().optional(),
  /** The owner's login, for migrations; DATABASE_URL's when absent. */
  MIGRATION_DATABASE_URL: z.string().optional(),
  /** Where the embedded database keeps its data. */
  DATA_DIR: z.string().optional(),
  /** 32 bytes or more of secret text: what the keys of everything sealed and hashed are wrapped with. */
  PORTAL_SECRET: z.string().min(32).optional(),
  /** The secret that PORTAL_SECRET has replaced, until the keys are rewrapped. */
  PORTAL_SECRET_PREVIOUS: z.string().min(32).optional(),
  /** `brand=https://host` pairs, comma-separated: which host serves which brand. */
  BRAND_ORIGINS: z.string().optional(),
  ...identificationSettings,
  ...objectStorageSettings,
  ...insurerSettings,
  ...secureSettings,
  SMTP_URL: z.string().optional(),
  SMS_URL: z.url().optional(),
  SMS_TOKEN: z.string().optional(),
  /** Address of the population register's question, and what the portal proves itself with there. */
  POPULATION_REGISTER_URL: z.url().optional(),
  POPULATION_REGISTER_TOKEN: z.string().optional(),
  /** Minutes after which the register is asked again whether a guardian still may act for a child. */
  GUARDIANSHIP_MINUTES: z.coerce.number().positive().max(60).default(15),
  REJECTS_DEVELOPMENT_IDENTITY_CODES: flag.optional(),
  /** Minutes without a patient's own action after which a session ends. */
  SESSION_IDLE_MINUTES: z.coerce.number().positive().default(30),
  /** Hours after which a session ends in any case. */
  SESSION_MAXIMUM_HOURS: z.coerce.number().positive().default(12),
  /** Seconds before its end at which the patient is warned. */
  SESSION_WARNING_SECONDS: z
    .string()
    .regex(/^\d+(,\d+)*$/)
    .default('90,30'),
  /** Minutes after an identification within which e-mail, phone and the number of SMS login may be changed. */
  IDENTIFICATION_FRESH_MINUTES: z.coerce.number().positive().default(30),
  /** Whether patients may come back to a session that has ended by a code in a text message. */
  SMS_LOGIN: flag.default(true),
  /** Minutes for which such a code is good. */
  SMS_CODE_MINUTES: z.coerce.number().int().min(1).max(15).default(5),
  /** Wrong codes that end the verification of a number, or all sessions of the patient. */
  SMS_CODE_TRIES: z.coerce.number().int().min(1).max(5).default(3),
  /** Minutes after the end of a session within which it may be come back to. */
  SMS_LOGIN_MINUTES: z.coerce.number().positive().max(60).default(15),
  /** Days after which a message that was sent is deleted; what it said is no part of the record. */
  MESSAGES_KEPT_DAYS: z.coerce.number().int().min(1).max(3650).default(90),
  /** Appointments of one patient ahead that may be booked without logging in. */
  ANONYMOUS_BOOKINGS: z.coerce.number().int().positive().default(3),
  /** Distinct identity codes a day from one address, and a day of one birth date; an hour altogether. */
  ANONYMOUS_CODES_PER_ADDRESS: z.coerce.number().int().positive().default(30),
  ANONYMOUS_CODES_PER_BIRTH_DATE: z.coerce.number().int().positive().default(20),
  ANONYMOUS_CODES_AN_HOUR: z.coerce.number().int().positive().default(1000),
  /** Where the own contact form is saved, where it is not at the path of its declaration. */
  CONTACT_SAVE_PATH: z
    .string()
    .regex(/^(\/[a-z\d-]+)+$/)
    .startsWith('/api/')
    .default(CONTACT_SAVE_PATH),
  /** Requests a minute for one caller. */
  RATE_LIMIT: z.coerce.number().int().min(1).max(1_000_000_000).default(600),
  /** Seconds within which a request must have arrived, its body included. */
  REQUEST_ARRIVAL_SECONDS: z.coerce.number().positive().max(600).default(30),
  /** Seconds for which jobs may be due before a process that takes none of them is not ready. */
  JOBS_OVERDUE_SECONDS: z.coerce.number().positive().default(30),
  /** What one process may have in flight at a time, in light calls; and once a queue has stood for a second. */
  IN_FLIGHT: z.coerce.number().int().min(8).default(64),
  IN_FLIGHT_BUSY: z.coerce.number().int().min(4).default(8),
  /** Milliseconds that queries may wait for a connection before pages and calls are refused. */
  CONNECTION_WAIT_MS: z.coerce.number().int().positive().default(500),
  LOG_LEVEL: z.string().default('info'),
  /** Whose `X-Forwarded-For` is believed: a number of hops, or addresses. */
  TRUST_PROXY: z.string().default(''),
});

export type Config = ReturnType<typeof readConfig>;

/** Reads and completes the settings; throws a ConfigError that names the first wrong one, or what a brand has wrong. */
export function readConfig(environment: NodeJS.ProcessEnv = process.env) {
  const parsed = environmentSchema.safeParse(environment);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    throw new ConfigError(`The setting ${issue?.path.join('.')} is not usable: ${issue?.message}.`);
  }
  const given = parsed.data;
  const isProduction = given.NODE_ENV === 'production';
  if (isProduction) refuseInsecure(given);
  const sandboxPort = given.SANDBOX_PORT ?? given.PORT + 1;
  const need = <T>(name: keyof typeof given, sample: T): T => {
    const value = given[name] as T | undefined;
    if (value !== undefined) {
      const isKnown = value === SANDBOX_TOKEN || value === DEVELOPMENT_SECRET;
      if (isProduction && isKnown && value === sample) {
        throw new ConfigError(`The setting ${name} still has the value that the sandbox takes.`);
      }
      return value;
    }
    if (isProduction) throw new ConfigError(`A production start needs the setting ${name}.`);
    return sample;
  };
  const dataDir = given.DATA_DIR ?? fileURLToPath(new URL('../../.data', import.meta.url));
  const sandbox = `http://localhost:${sandboxPort}`;
  const origins = brandOrigins(need('BRAND_ORIGINS', ''));
  checkBrands(isProduction ? Object.keys(origins ?? {}) : []);
  return {
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
    populationRegister: {
      url: need('POPULATION_REGISTER_URL', `${sandbox}/population-register/v1/guardianships`),
      token: need('POPULATION_REGISTER_TOKEN', SANDBOX_TOKEN),
    },
    insurers: insurersConfig(given, { sandboxOrigin: sandbox, sandboxToken: SANDBOX_TOKEN, need }),
    guardianshipMs: given.GUARDIANSHIP_MINUTES * 60_000,
    objectStorage: objectStorageConfig({ sandboxOrigin: sandbox, need }),
    acceptsDevelopmentIdentityCodes: !(given.REJECTS_DEVELOPMENT_IDENTITY_CODES ?? isProduction),
    sessionLimits: {
      idleMs: given.SESSION_IDLE_MINUTES * 60_000,
      maximumMs: given.SESSION_MAXIMUM_HOURS * 3_600_000,
      wayBackMs: given.SMS_LOGIN ? given.SMS_LOGIN_MINUTES * 60_000 : 0,
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
    messagesKeptDays: given.MESSAGES_KEPT_DAYS,
    anonymousBooking: {
      bookingsAhead: given.ANONYMOUS_BOOKINGS,
      codesPerAddress: given.ANONYMOUS_CODES_PER_ADDRESS,
      codesPerBirthDate: given.ANONYMOUS_CODES_PER_BIRTH_DATE,
      codesAnHour: given.ANONYMOUS_CODES_AN_HOUR,
    },
    contactSavePath: given.CONTACT_SAVE_PATH,
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
