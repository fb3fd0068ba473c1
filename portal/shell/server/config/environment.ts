import { z } from 'zod';
import { declaredSettings } from './declared-settings.ts';
import { identificationSettings } from './identification-config.ts';
import { insurerSettings } from './insurers-config.ts';
import { invoicingSettings } from './invoicing-config.ts';
import { objectStorageSettings } from './object-storage-config.ts';
import { paytrailSettings } from './paytrail-config.ts';
import { pushSettings } from './push-config.ts';
import { recordAppsSettings } from './record-apps-config.ts';
import { secureSettings } from './secure-settings.ts';
import { videoSettings } from './video-config.ts';
import { virusScannerSettings } from './virus-scanner-config.ts';

const port = z.coerce.number().int().min(1).max(65_535);
const flag = z.enum(['true', 'false']).transform((value) => value === 'true');
const secret = z.string().min(32);

const listening = {
  NODE_ENV: z
    .enum(['development', 'production', 'test'])
    .default('development')
    .describe('what runs; `production` refuses samples and what is not safe'),
  HOST: z.string().default('127.0.0.1').describe('the address at which the portal listens'),
  PORT: port.default(3000).describe('the port of the portal'),
  SANDBOX_PORT: port.optional().describe('the port of the sandbox; without it `PORT` + 1'),
  SANDBOX_SMTP_PORT: port.optional().describe('the port of its mail server; without it `SANDBOX_PORT` + 1'),
  BRAND_ORIGINS: z
    .string()
    .optional()
    .describe(
      'which host serves which brand: `brand=https://host` pairs, comma-separated; without it `<brand>.localhost`',
    ),
  TRUST_PROXY: z
    .string()
    .default('')
    .describe(
      'whose `X-Forwarded-For` says who calls: how many proxies stand in front of the portal (`1`; right only if no request can bypass them), or their addresses (`10.0.0.0/8,fd00::/8,loopback`)',
    ),
  LOG_LEVEL: z
    .string()
    .default('info')
    .describe(
      'how much is logged: `trace`, `debug`, `info`, `warn`, `error`, `silent` ([the log](security-log.md))',
    ),
};

const database = {
  DATA_DIR: z
    .string()
    .min(1, 'it is empty')
    .optional()
    .describe('the embedded database’s folder; without it `.data`'),
  DATABASE_URL: z.string().optional().describe('any PostgreSQL ≥ 15 instead of the embedded one'),
  MIGRATION_DATABASE_URL: z
    .string()
    .optional()
    .describe(
      'the schema owner’s login there, for migrations and for sealing again with a new key; without it that of `DATABASE_URL`',
    ),
  PORTAL_SECRET: secret
    .optional()
    .describe('32 letters or more: what the keys of everything that is sealed and hashed are wrapped with'),
  PORTAL_SECRET_PREVIOUS: secret
    .optional()
    .describe('the secret that `PORTAL_SECRET` has replaced, until `npm run rotate-keys -- --rewrap`'),
};

const sessions = {
  SESSION_IDLE_MINUTES: z.coerce
    .number()
    .positive()
    .default(30)
    .describe('minutes without a patient’s own action after which a session ends'),
  SESSION_MAXIMUM_HOURS: z.coerce
    .number()
    .positive()
    .default(12)
    .describe('hours after which a session ends in any case'),
  SESSION_WARNING_SECONDS: z
    .string()
    .regex(/^\d+(,\d+)*$/)
    .default('90,30')
    .describe('seconds before its end at which the patient is warned'),
  IDENTIFICATION_FRESH_MINUTES: z.coerce
    .number()
    .positive()
    .default(30)
    .describe(
      'minutes after an identification within which e-mail, phone and the number of SMS login may be changed, all data or the whole record downloaded, a calendar or an app given access, and the account’s deletion asked for; at most the idle minutes',
    ),
  SMS_LOGIN: flag.default(true).describe('whether a code in a text message brings an ended session back'),
  SMS_LOGIN_MINUTES: z.coerce
    .number()
    .positive()
    .max(60)
    .default(15)
    .describe('minutes after the end of a session within which it does'),
  SMS_CODE_MINUTES: z.coerce
    .number()
    .int()
    .min(1)
    .max(15)
    .default(5)
    .describe('minutes for which such a code is valid'),
  SMS_CODE_TRIES: z.coerce
    .number()
    .int()
    .min(1)
    .max(5)
    .default(3)
    .describe('wrong codes that end the verification of a number, or all sessions of the patient'),
};

const patients = {
  GUARDIANSHIP_MINUTES: z.coerce
    .number()
    .positive()
    .max(60)
    .default(15)
    .describe(
      'minutes after which the population register is asked again whether a guardian may still act for a child',
    ),
  REJECTS_DEVELOPMENT_IDENTITY_CODES: flag
    .optional()
    .describe(
      'whether identity codes that no real person has (900–999) are refused; without it in production only',
    ),
  QUIET_NIGHTS: flag
    .default(true)
    .describe(
      'whether text messages that nobody waits for, and the minutes in which an offered time can be taken, wait from 20 until 8 in Helsinki (new results by e-mail, from 22 until 7); `false` for tests',
    ),
  MESSAGES_KEPT_DAYS: z.coerce
    .number()
    .int()
    .min(1)
    .max(3650)
    .default(90)
    .describe(
      'days after sending at which a message is deleted, or after writing one that could never be sent',
    ),
};

const limits = {
  RATE_LIMIT: z.coerce
    .number()
    .int()
    .min(1)
    .max(1_000_000_000)
    .default(600)
    .describe('requests a minute for one caller'),
  IN_FLIGHT: z.coerce
    .number()
    .int()
    .min(8)
    .default(64)
    .describe(
      'how much one process answers at a time, in light calls; a page counts as four ([decision 031](decisions/031-pressure.md))',
    ),
  IN_FLIGHT_BUSY: z.coerce
    .number()
    .int()
    .min(4)
    .default(8)
    .describe('the same once a queue has lasted for a second'),
  CONNECTION_WAIT_MS: z.coerce
    .number()
    .int()
    .positive()
    .default(500)
    .describe('milliseconds that queries may wait for a connection before pages and calls are refused'),
  REQUEST_ARRIVAL_SECONDS: z.coerce
    .number()
    .positive()
    .max(600)
    .default(30)
    .describe('seconds within which a request with its body must have arrived'),
  JOBS_OVERDUE_SECONDS: z.coerce
    .number()
    .positive()
    .default(30)
    .describe(
      'seconds for which jobs may be due before a process that takes none of them is not ready at `/health/ready`',
    ),
};

const messages = {
  SMTP_URL: z.string().optional().describe('the mail server, as `smtps://login:password@host`'),
  SMS_URL: z.url().optional().describe('where text messages are handed over'),
  SMS_TOKEN: z.string().optional().describe('what the portal proves itself with there'),
  ...pushSettings,
};

const register = {
  POPULATION_REGISTER_URL: z
    .url()
    .optional()
    .describe('where the population register is asked about guardians'),
  POPULATION_REGISTER_TOKEN: z.string().optional().describe('what the portal proves itself with there'),
};

const tests = {
  CLOCK_AHEAD_SECONDS: z.coerce
    .number()
    .int()
    .optional()
    .describe(
      'seconds by which portal, sandbox and commands are ahead of the machine’s clock (negative: behind), to try another day; production refuses it ([decision 075](decisions/075-one-clock.md))',
    ),
};

/** The shell's own settings by subject. */
const OWN = {
  'Where it listens': listening,
  'Database and keys': database,
  Sessions: sessions,
  Patients: patients,
  Limits: limits,
  'E-mail and text messages': messages,
  Identification: identificationSettings,
  'Population register': register,
  Insurers: insurerSettings,
  Invoices: invoicingSettings,
  Payments: paytrailSettings,
  'Video appointments': videoSettings,
  'Object storage (S3)': objectStorageSettings,
  'Virus scanner': virusScannerSettings,
  'Apps that read a record': recordAppsSettings,
  'What production may do unprotected': secureSettings,
  'Development and tests': tests,
};

/** Every setting by its subject, as `docs/settings.md` has them: the shell's own, then those that features declare. */
export const SETTINGS: Readonly<Record<string, z.core.$ZodShape>> = Object.fromEntries(
  Object.entries(OWN).map(([subject, shape]) => {
    const declared = declaredSettings.filter((settings) => settings.subject === subject);
    return [subject, Object.assign({}, shape, ...declared.map((settings) => settings.shape))];
  }),
);

const ownSchema = z.object({
  ...listening,
  ...database,
  ...sessions,
  ...patients,
  ...limits,
  ...messages,
  ...identificationSettings,
  ...register,
  ...insurerSettings,
  ...invoicingSettings,
  ...paytrailSettings,
  ...videoSettings,
  ...objectStorageSettings,
  ...virusScannerSettings,
  ...recordAppsSettings,
  ...secureSettings,
  ...tests,
});

/** The settings as the environment gives them, with their defaults. What features declare is typed where each reads its own. */
export const environmentSchema = declaredSettings.reduce(
  (schema, { shape }) => schema.extend(shape) as typeof ownSchema,
  ownSchema,
);
