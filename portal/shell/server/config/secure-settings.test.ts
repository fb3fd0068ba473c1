import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { readConfig } from './config.ts';
import { insecureSettings, secureSettings } from './secure-settings.ts';

const schema = z.object(secureSettings);
const SAFE = {
  BRAND_ORIGINS: 'kaari=https://oma.kaari.fi,pikkujatti=https://oma.pikkujatti.fi',
  IDENTIFICATION_ISSUER: 'https://tunnistus.fi',
  S3_ENDPOINT: 'https://s3.eu-north-1.amazonaws.com',
  CLAMD_ADDRESS: 'unix:/run/clamav/clamd.ctl',
  SMS_URL: 'https://sms.fi',
  POPULATION_REGISTER_URL: 'https://register.fi',
  POHJOLA_URL: 'https://api.pohjola.test',
  LAHITAPIOLA_URL: 'https://api.lahitapiola.test',
  LAHITAPIOLA_APPLICATION_ORIGIN: 'https://lahitapiola.test',
  CUSTOMER_INVOICES_URL: 'https://api.invoices.test',
  GOODSIGN_URL: 'https://api.goodsign.test',
  NETSUITE_URL: 'https://api.netsuite.test',
  PAYTRAIL_URL: 'https://services.paytrail.test',
  VIDEO_URL: 'https://api.video.test',
  VIDEO_ROOM_ORIGIN: 'https://video.test',
  SMTP_URL: 'smtps://login:password@mail.fi',
  DATABASE_URL: 'postgresql://portal:x@db.fi/portal?sslmode=verify-full',
  MIGRATION_DATABASE_URL: 'postgresql://owner:x@db.fi/portal?sslmode=verify-full&application_name=x',
};
const refuse = (changes: Record<string, string | undefined>, ALLOW_INSECURE = '') => {
  const given = Object.fromEntries(
    Object.entries({ ...SAFE, ...changes }).filter(([, value]) => value !== undefined),
  );
  const problems = insecureSettings({ ...given, ...schema.parse({ ALLOW_INSECURE }) });
  return () => {
    if (problems.length > 0) throw new Error(problems.join('\n'));
  };
};

const UNSAFE: [string, string][] = [
  ['BRAND_ORIGINS', ''],
  ['BRAND_ORIGINS', 'kaari=http://oma.kaari.fi'],
  ['BRAND_ORIGINS', 'kaari=https://oma.kaari.fi,pikkujatti=http://oma.pikkujatti.fi'],
  ['BRAND_ORIGINS', 'kaari=http://localhost:3000'],
  ['IDENTIFICATION_ISSUER', 'http://tunnistus.fi'],
  ['IDENTIFICATION_ISSUER', 'http://localhost:3001'],
  ['CLAMD_ADDRESS', 'tcp://clamd.fi:3310'],
  ['S3_ENDPOINT', 'http://127.0.0.1:9000'],
  ['SMS_URL', 'http://sms.fi'],
  ['SMS_URL', 'http://localhost.sms.fi'],
  ['SMS_URL', 'http://127.0.0.1.sms.fi'],
  ['POPULATION_REGISTER_URL', 'http://10.0.0.7'],
  ['POHJOLA_URL', 'http://api.pohjola.test'],
  ['LAHITAPIOLA_URL', 'http://api.lahitapiola.test'],
  ['LAHITAPIOLA_APPLICATION_ORIGIN', 'http://lahitapiola.test'],
  ['LAHITAPIOLA_APPLICATION_ORIGIN', 'http://localhost:3001'],
  ['CUSTOMER_INVOICES_URL', 'http://api.invoices.test'],
  ['GOODSIGN_URL', 'http://api.goodsign.test'],
  ['NETSUITE_URL', 'http://api.netsuite.test'],
  ['PAYTRAIL_URL', 'http://services.paytrail.test'],
  ['VIDEO_URL', 'http://api.video.test'],
  ['VIDEO_ROOM_ORIGIN', 'http://video.test'],
  ['VIDEO_ROOM_ORIGIN', 'http://localhost:3001'],
  ['SMTP_URL', 'smtp://mail.fi'],
  ['SMTP_URL', 'smtp://mail.fi?requireTLS=false'],
  ['SMTP_URL', 'mail.fi'],
  ['DATABASE_URL', 'postgresql://portal:x@db.fi/portal'],
  ['DATABASE_URL', 'postgresql://portal:x@db.fi/portal?sslmode=require'],
  ['DATABASE_URL', 'postgresql://portal:x@db.fi/portal?sslmode=verify-full&sslmode=disable'],
  ['DATABASE_URL', 'postgresql://portal:x@localhost/portal?host=db.fi'],
  ['MIGRATION_DATABASE_URL', 'postgresql://owner:x@db.fi/portal?sslmode=no-verify'],
];

describe('a production start', () => {
  test.each(UNSAFE)('refuses %s=%s by name, unless exactly that is allowed', (name, value) => {
    expect(refuse({ [name]: value })).toThrow(
      new RegExp(`^The setting ${name} is not safe: [^.\n]+(\\.[^.\n ]+)*\\.$`),
    );
    expect(refuse({ [name]: value }, name)).not.toThrow();
    const others = Object.keys(SAFE).filter((other) => other !== name);
    expect(refuse({ [name]: value }, others.join())).toThrow(name);
  });

  test.each([
    {},
    { SMS_URL: 'http://127.0.0.1:8080/sms', POPULATION_REGISTER_URL: 'http://[::1]:8081' },
    { SMTP_URL: 'smtp://mail.fi:587?requireTLS=true' },
    { SMTP_URL: 'smtp://localhost' },
    { DATABASE_URL: 'postgresql://portal@localhost/portal?host=/run/postgresql' },
    { DATABASE_URL: 'postgresql://portal@127.0.0.1:6432/portal', MIGRATION_DATABASE_URL: undefined },
  ])('takes what is protected, or stays on the machine: %j', (changes) => {
    expect(refuse(changes)).not.toThrow();
  });

  test('needs a database of its own, unless the embedded one is allowed', () => {
    expect(refuse({ DATABASE_URL: undefined })).toThrow('needs the setting DATABASE_URL');
    expect(refuse({ DATABASE_URL: undefined }, 'EMBEDDED_DATABASE')).not.toThrow();
  });

  test('names everything that is wrong at once, and nothing of its values', () => {
    const wrong = refuse({ SMS_URL: 'http://sms.fi', SMTP_URL: 'smtp://login:password@mail.fi' });
    expect(wrong).toThrow(/^The setting SMS_URL .*\nThe setting SMTP_URL .*$/);
    expect(wrong).not.toThrow(/password/);
  });

  test('does not take what nobody can allow', () => {
    expect(() => readConfig({ ALLOW_INSECURE: 'EVERYTHING' })).toThrow('The setting ALLOW_INSECURE');
  });
});

test('production reads its settings by this, development goes without', () => {
  const insecure = { SMS_URL: 'http://sms.fi' };
  expect(() => readConfig({ NODE_ENV: 'production', ...insecure })).toThrow(
    'The setting SMS_URL is not safe',
  );
  expect(readConfig(insecure).sms.url).toBe('http://sms.fi');
});

test('no production start takes the secret of development', () => {
  const { secret } = readConfig({});
  const environment = {
    NODE_ENV: 'production',
    ALLOW_INSECURE: 'EMBEDDED_DATABASE,BRAND_ORIGINS',
    BRAND_ORIGINS: '',
  };
  expect(() => readConfig({ ...environment, PORTAL_SECRET: secret })).toThrow(
    'PORTAL_SECRET still has the value',
  );
});

test('production lives by the machine’s clock, development where it likes', () => {
  expect(() => readConfig({ NODE_ENV: 'production', CLOCK_AHEAD_SECONDS: '0' })).toThrow(
    'The setting CLOCK_AHEAD_SECONDS is for development and tests',
  );
  expect(() => readConfig({ CLOCK_AHEAD_SECONDS: 'tomorrow' })).toThrow(
    'The setting CLOCK_AHEAD_SECONDS is not usable',
  );
  expect(() => readConfig({ CLOCK_AHEAD_SECONDS: '-86400' })).not.toThrow();
});
