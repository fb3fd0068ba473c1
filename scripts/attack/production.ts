import { join } from 'node:path';
import { DEMO_METHODS_FILE } from '../../portal/demo/identification/demo-methods.ts';
import type { Arena } from './arena.ts';
import type { Portal } from './product.ts';

/** Kaari's host in a production that is started for a scenario. */
export const PRODUCTION_HOST = 'kaari.test';

/** Starts a production with changed settings; rejects with its refusal. */
export type StartProduction = (other?: Readonly<Record<string, string>>) => Promise<Portal>;

/**
 * A production as it should be: over an empty database of its own, with keys, and with outside systems that are
 * named and do not exist.
 */
export async function openProduction(arena: Arena): Promise<StartProduction> {
  const product = await arena.product();
  // A production has published keys; those of development will do.
  await product.visitor().get('/oauth/jwks');
  const database = await arena.clinic.empty();
  arena.afterwards(database.drop);
  const proper = {
    NODE_ENV: 'production',
    PORTAL_SECRET: 'a secret of the scenarios that is long enough to be one',
    BRAND_ORIGINS: `kaari=https://${PRODUCTION_HOST}`,
    IDENTIFICATION_ISSUER: 'https://identification.test',
    IDENTIFICATION_KEYS_FILE: join(product.dataDir, 'identification-keys.json'),
    IDENTIFICATION_SERVICE_KEYS_FILE: join(product.dataDir, 'identification-service-keys.json'),
    IDENTIFICATION_METHODS_FILE: DEMO_METHODS_FILE,
    SMTP_URL: 'smtps://portal:secret@mail.test:465',
    SMS_URL: 'https://sms.test/v1/messages',
    SMS_TOKEN: 'a token of the scenarios',
    POPULATION_REGISTER_URL: 'https://register.test/v1/guardianships',
    POPULATION_REGISTER_TOKEN: 'a token of the scenarios',
    POHJOLA_URL: 'https://pohjola.test/v1',
    POHJOLA_API_KEY: 'a key of the scenarios',
    LAHITAPIOLA_URL: 'https://lahitapiola.test/v1',
    LAHITAPIOLA_API_KEY: 'a key of the scenarios',
    LAHITAPIOLA_APPLICATION_ORIGIN: 'https://lahitapiola.test',
    CUSTOMER_INVOICES_URL: 'https://customer-invoices.test/v1',
    CUSTOMER_INVOICES_API_KEY: 'a key of the scenarios',
    GOODSIGN_URL: 'https://goodsign.test/v1',
    GOODSIGN_API_KEY: 'a key of the scenarios',
    NETSUITE_URL: 'https://netsuite.test/v1',
    NETSUITE_API_KEY: 'a key of the scenarios',
    PAYTRAIL_URL: 'https://paytrail.test',
    PAYTRAIL_SECRETS: 'kaari=a secret of the scenarios',
    VIDEO_URL: 'https://video.test/v1',
    VIDEO_API_KEY: 'a key of the scenarios',
    VIDEO_ROOM_ORIGIN: 'https://video.test',
    S3_ENDPOINT: 'https://storage.test',
    S3_REGION: 'eu-north-1',
    S3_BUCKET: 'portal',
    S3_ACCESS_KEY_ID: 'scenarios',
    S3_SECRET_ACCESS_KEY: 'a secret of the scenarios',
    DATABASE_URL: database.url,
    MIGRATION_DATABASE_URL: database.ownerUrl,
  };
  return (other = {}) => product.start({ settings: { ...proper, ...other }, planted: 'own-brand-values' });
}
