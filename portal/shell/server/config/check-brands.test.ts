import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { fixtureBrand } from '#brands/fixture-brand.ts';
import { brands } from '#brands/registry.ts';
import { sample } from '#contract/brand/brand-sample.ts';
import { DEMO_METHODS_FILE } from '#demo/identification/demo-methods.ts';
import { mistakesIn, samplesLeft } from './check-brands.ts';
import { readConfig } from './config.ts';

const run = promisify(execFile);

test('every brand starts', () => {
  expect(mistakesIn(brands)).toEqual([]);
});

describe('a brand’s own words', () => {
  const { fi } = fixtureBrand.texts;
  const mistakes = (messages: object) =>
    mistakesIn({ kaari: { ...fixtureBrand, texts: { fi: { ...fi, messages } as never } } });

  test.each([
    [{ 'booking.landing.title': 'Varaa' }],
    [{ 'outbound.appointments.booked.subject': 'Varattu {when}' }],
    [{ 'outbound.appointments.booked.subject': 'Varattu' }],
    [{ 'identification.login.helpText': 'Soita <call>{phone}</call>.' }],
  ])('replace the portal’s: %j', (messages) => {
    expect(mistakes(messages)).toEqual([]);
  });

  test.each([
    [{ 'booking.landing.titel': 'Varaa' }, 'booking.landing.titel, which is no text of the portal'],
    [{ 'booking.landing': 'Varaa' }, 'booking.landing, which is no text of the portal'],
    [{ 'outbound.booking.title': 'Varaa' }, 'outbound.booking.title, which is no text of the portal'],
    [
      { 'booking.landing.title': 'Hei {name}' },
      'booking.landing.title, which asks for name: that text is not given it',
    ],
    [{ 'booking.landing.title': 'Hei {' }, 'booking.landing.title, whose text is no ICU message'],
  ])('are refused elsewhere: %j', (messages, sentence) => {
    expect(mistakes(messages)).toEqual([`Brand kaari: texts.fi.messages has ${sentence}.`]);
  });
});

test('what is marked or ends in .example is left of the samples', () => {
  const source = {
    ...fixtureBrand,
    customerServicePhone: sample('010 000 0000'),
    sender: { email: 'ajat@koe.example', sms: sample('Koe') },
    texts: { fi: { terms: sample([]), messages: { 'booking.landing.title': 'Katso koe.example/ohje' } } },
    app: { appStoreUrl: 'https://koe.example.com/', googlePlayUrl: 'https://exampleshop.fi' },
  };
  expect(samplesLeft('koe', source)).toEqual([
    'Brand koe: texts.fi.terms is still a sample; production needs its own.',
    'Brand koe: texts.fi.messages.booking.landing.title is still the sample value Katso koe.example/ohje; production needs its own.',
    'Brand koe: customerServicePhone is still the sample value 010 000 0000; production needs its own.',
    'Brand koe: sender.email is still the sample value ajat@koe.example; production needs its own.',
    'Brand koe: sender.sms is still the sample value Koe; production needs its own.',
  ]);
});

test('an origin that is a sample is refused, too', () => {
  expect(() => readConfig({ BRAND_ORIGINS: 'kaari=https://oma.kaari.example' })).toThrow(
    'BRAND_ORIGINS still has the sample value https://oma.kaari.example for kaari.',
  );
});

const INSURERS = {
  POHJOLA_URL: 'https://api.pohjola.test',
  POHJOLA_API_KEY: 'x',
  LAHITAPIOLA_URL: 'https://api.lahitapiola.test',
  LAHITAPIOLA_API_KEY: 'x',
  LAHITAPIOLA_APPLICATION_ORIGIN: 'https://lahitapiola.test',
  CUSTOMER_INVOICES_URL: 'https://api.invoices.test',
  CUSTOMER_INVOICES_API_KEY: 'x',
  GOODSIGN_URL: 'https://api.goodsign.test',
  GOODSIGN_API_KEY: 'x',
  NETSUITE_URL: 'https://api.netsuite.test',
  NETSUITE_API_KEY: 'x',
  PAYTRAIL_URL: 'https://services.paytrail.test',
  PAYTRAIL_SECRETS: 'kaari=x,pikkujatti=x,revontuli=x',
  VIDEO_URL: 'https://api.video.test',
  VIDEO_API_KEY: 'x',
  VIDEO_ROOM_ORIGIN: 'https://video.test',
};
const OBJECT_STORAGE = {
  S3_ENDPOINT: 'https://s3.fi',
  S3_REGION: 'eu-north-1',
  S3_BUCKET: 'portal',
  S3_ACCESS_KEY_ID: 'x',
  S3_SECRET_ACCESS_KEY: 'x',
};

test('a production start proves itself by nothing that the sandbox takes', () => {
  const environment = {
    NODE_ENV: 'production',
    BRAND_ORIGINS: '',
    ALLOW_INSECURE: 'BRAND_ORIGINS,EMBEDDED_DATABASE',
    PORTAL_SECRET: 'x'.repeat(40),
    IDENTIFICATION_ISSUER: 'https://tunnistus.fi',
    IDENTIFICATION_KEYS_FILE: 'keys.json',
    IDENTIFICATION_SERVICE_KEYS_FILE: 'service-keys.json',
    IDENTIFICATION_METHODS_FILE: DEMO_METHODS_FILE,
    ...OBJECT_STORAGE,
    SMTP_URL: 'smtp://localhost',
    SMS_URL: 'https://sms.fi',
    SMS_TOKEN: 'x',
    ...INSURERS,
    POPULATION_REGISTER_URL: 'https://register.example.com',
  };
  expect(() => readConfig(environment)).toThrow('needs the setting POPULATION_REGISTER_TOKEN');
  // All that is missing or not safe is said at once.
  const { SMS_TOKEN: _, ...without } = { ...environment, SMTP_URL: 'smtp://mail.fi' };
  expect(() => readConfig(without)).toThrow(
    /SMTP_URL is not safe.*\n.*needs the setting SMS_TOKEN.*\n.*needs the setting POPULATION_REGISTER_TOKEN/,
  );
  expect(() => readConfig({ ...without, POPULATION_REGISTER_TOKEN: 'sandbox' })).toThrow(
    /POPULATION_REGISTER_TOKEN still has the value that the sandbox takes.*\n.*needs the setting SMS_TOKEN/,
  );
  expect(readConfig({ ...environment, POPULATION_REGISTER_TOKEN: 'own' }).populationRegister.token).toBe(
    'own',
  );
});

test('a production start with samples says which, and ends', async () => {
  const environment = {
    NODE_ENV: 'production',
    PATH: process.env.PATH,
    PORTAL_SECRET: 'x'.repeat(40),
    BRAND_ORIGINS: 'pikkujatti=https://oma.pikkujatti.fi',
    DATABASE_URL: 'postgresql://portal@localhost/portal',
    IDENTIFICATION_ISSUER: 'https://tunnistus.fi',
    IDENTIFICATION_CLIENT_SECRET: 'x',
    ...OBJECT_STORAGE,
    SMTP_URL: 'smtp://localhost',
    SMS_URL: 'https://sms.fi',
    SMS_TOKEN: 'x',
    ...INSURERS,
    POPULATION_REGISTER_URL: 'https://register.example.com',
    POPULATION_REGISTER_TOKEN: 'x',
  };
  const main = fileURLToPath(new URL('../main.ts', import.meta.url));
  const start = run(process.execPath, [main], { env: environment });
  await expect(start).rejects.toMatchObject({
    code: 1,
    stdout: '',
    stderr: expect.stringMatching(
      /^Brand pikkujatti: feedbackEmail is still the sample value saavutettavuus@pikkujatti\.example; production needs its own\.\nBrand pikkujatti: billingEmail is still the sample value laskutus@pikkujatti\.example; production needs its own\.\nBrand pikkujatti: identification\.clientId is still the sample value patient-portal-pikkujatti; production needs its own\.\n/,
    ),
  });
  await expect(start).rejects.toMatchObject({ stderr: expect.not.stringContaining('kaari') });
});
