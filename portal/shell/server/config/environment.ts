import { z } from 'zod';
import { CONTACT_SAVE_PATH } from '#areas/person/patient-information/contact-contract.ts';
import { identificationSettings } from './identification-config.ts';
import { insurerSettings } from './insurers-config.ts';
import { objectStorageSettings } from './object-storage-config.ts';
import { recordAppsSettings } from './record-apps-config.ts';
import { secureSettings } from './secure-settings.ts';
import { videoSettings } from './video-config.ts';

const port = z.coerce.number().int().min(1).max(65_535);
const flag = z.enum(['true', 'false']).transform((value) => value === 'true');

/** The settings as the environment gives them, with their defaults. */
export const environmentSchema = z.object({
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
  ...videoSettings,
  ...recordAppsSettings,
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
  /** Whether text messages that nobody waits for, and the minutes of offered times, wait for the morning. */
  QUIET_NIGHTS: flag.default(true),
  /** Whether questionnaires can be read and answered. */
  QUESTIONNAIRES: flag.default(true),
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
