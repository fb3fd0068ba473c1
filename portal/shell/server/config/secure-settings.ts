import { z } from 'zod';
import { mailSettingsOf } from '#outside/mail/client/mailer.ts';

/** What a production start refuses to do without protection, unless ALLOW_INSECURE names it. */
const EXCEPTIONS = [
  'BRAND_ORIGINS',
  'IDENTIFICATION_ISSUER',
  'S3_ENDPOINT',
  'CLAMD_ADDRESS',
  'SMS_URL',
  'POPULATION_REGISTER_URL',
  'POHJOLA_URL',
  'LAHITAPIOLA_URL',
  'LAHITAPIOLA_APPLICATION_ORIGIN',
  'CUSTOMER_INVOICES_URL',
  'GOODSIGN_URL',
  'NETSUITE_URL',
  'PAYTRAIL_URL',
  'VIDEO_URL',
  'VIDEO_ROOM_ORIGIN',
  'SMTP_URL',
  'DATABASE_URL',
  'MIGRATION_DATABASE_URL',
  'EMBEDDED_DATABASE',
] as const;
type Exception = (typeof EXCEPTIONS)[number];
type Address = Exclude<Exception, 'EMBEDDED_DATABASE'>;

export const secureSettings = {
  ALLOW_INSECURE: z
    .string()
    .default('')
    .transform((names) => names.split(',').filter((name) => name !== ''))
    .pipe(z.array(z.enum(EXCEPTIONS)))
    .describe(
      `what production may do unprotected all the same, comma-separated: ${EXCEPTIONS.map((name) => `\`${name}\``).join(', ')}`,
    ),
};

type Given = z.infer<z.ZodObject<typeof secureSettings>> & Readonly<Partial<Record<Address, string>>>;

/** What is wrong with an address, as the end of a sentence; null for nothing. */
type Check = (address: string) => string | null;

const CHECKS: Readonly<Record<Address, Check>> = {
  BRAND_ORIGINS: (pairs) =>
    pairs.split(',').every((pair) => isHttps(pair.slice(pair.indexOf('=') + 1)))
      ? null
      : 'patients come over https, for every brand',
  // Patients' browsers go there: that it is near says nothing.
  IDENTIFICATION_ISSUER: (url) => (isHttps(url) ? null : 'it is an https address'),
  S3_ENDPOINT: (url) => (isHttps(url) ? null : 'it is an https address'),
  // Its protocol knows no encryption, and files of patients are sent.
  CLAMD_ADDRESS: (address) =>
    address.startsWith('unix:') || isHere(address) ? null : 'it is a socket, or a port of this machine',
  SMS_URL: (url) => (isHttps(url) || isHere(url) ? null : 'it is an https address'),
  POPULATION_REGISTER_URL: (url) => (isHttps(url) || isHere(url) ? null : 'it is an https address'),
  POHJOLA_URL: (url) => (isHttps(url) || isHere(url) ? null : 'it is an https address'),
  LAHITAPIOLA_URL: (url) => (isHttps(url) || isHere(url) ? null : 'it is an https address'),
  LAHITAPIOLA_APPLICATION_ORIGIN: (url) => (isHttps(url) ? null : 'it is an https address'),
  CUSTOMER_INVOICES_URL: (url) => (isHttps(url) || isHere(url) ? null : 'it is an https address'),
  GOODSIGN_URL: (url) => (isHttps(url) || isHere(url) ? null : 'it is an https address'),
  NETSUITE_URL: (url) => (isHttps(url) || isHere(url) ? null : 'it is an https address'),
  PAYTRAIL_URL: (url) => (isHttps(url) || isHere(url) ? null : 'it is an https address'),
  VIDEO_URL: (url) => (isHttps(url) || isHere(url) ? null : 'it is an https address'),
  VIDEO_ROOM_ORIGIN: (url) => (isHttps(url) ? null : 'it is an https address'),
  SMTP_URL: (url) =>
    hasScheme(url, 'smtps:') || isHere(url) || (URL.canParse(url) && mailSettingsOf(url).requireTls)
      ? null
      : 'it begins with smtps://, or ends in ?requireTLS=true for a server that starts in clear',
  DATABASE_URL: databaseProblem,
  MIGRATION_DATABASE_URL: databaseProblem,
};

/** A sentence for each setting that would let data or a login travel or lie unprotected. */
export function insecureSettings(given: Given): readonly string[] {
  const allowed = new Set<Exception>(given.ALLOW_INSECURE);
  const problems = Object.entries(CHECKS).flatMap(([name, check]) => {
    const value = given[name as Address];
    const problem = value === undefined || allowed.has(name as Address) ? null : check(value);
    return problem
      ? [
          `The setting ${name} is not safe: in production ${problem}; ALLOW_INSECURE=${name} takes it as it is.`,
        ]
      : [];
  });
  if (given.DATABASE_URL === undefined && !allowed.has('EMBEDDED_DATABASE')) {
    problems.push(
      'A production start needs the setting DATABASE_URL: the embedded database, which runs with all rights and without copies elsewhere, takes ALLOW_INSECURE=EMBEDDED_DATABASE.',
    );
  }
  return problems;
}

function databaseProblem(url: string): string | null {
  if (!URL.canParse(url)) return 'it is an address like postgresql://login:password@host/database';
  const { hostname, searchParams } = new URL(url);
  // Other parameters of the same name would win.
  const hosts = searchParams.has('host') ? searchParams.getAll('host') : [hostname];
  if (hosts.every((host) => host.startsWith('/') || isLoopback(host))) return null;
  const modes = searchParams.getAll('sslmode');
  return modes.length > 0 && modes.every((mode) => mode === 'verify-full')
    ? null
    : 'a database on another machine is reached with ?sslmode=verify-full';
}

const isHttps = (url: string) => hasScheme(url, 'https:');

function hasScheme(url: string, scheme: string): boolean {
  return URL.canParse(url) && new URL(url).protocol === scheme;
}

/** Whether an address stays on this machine: a proxy that adds TLS may listen there. */
function isHere(url: string): boolean {
  return URL.canParse(url) && isLoopback(new URL(url).hostname);
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || host === '[::1]' || /^127(\.\d{1,3}){3}$/.test(host);
}
