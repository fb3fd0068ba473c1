import type { z } from 'zod';
import type { InvoicingSettings } from '#outside/invoicing/client/create-invoicing.ts';
import {
  AUTHORITIES,
  address,
  file,
  key,
  OWN_CERTIFICATE,
  type Surroundings,
  systemConfig,
} from './system-config.ts';

/** How the portal reaches the systems that invoices come from. */
export const invoicingSettings = {
  CUSTOMER_INVOICES_URL: address.describe('where the clinic’s own billing of visits is asked'),
  CUSTOMER_INVOICES_API_KEY: key.describe('what the portal proves itself with there'),
  CUSTOMER_INVOICES_CERTIFICATE_FILE: file.describe(OWN_CERTIFICATE),
  CUSTOMER_INVOICES_AUTHORITY_FILE: file.describe(AUTHORITIES),
  GOODSIGN_URL: address.describe('where the service is asked that sends invoices by post and by e-invoice'),
  GOODSIGN_API_KEY: key.describe('what the portal proves itself with there'),
  GOODSIGN_CERTIFICATE_FILE: file.describe(OWN_CERTIFICATE),
  GOODSIGN_AUTHORITY_FILE: file.describe(AUTHORITIES),
  NETSUITE_URL: address.describe('where the ledger of other invoices is asked'),
  NETSUITE_API_KEY: key.describe('what the portal proves itself with there'),
  NETSUITE_CERTIFICATE_FILE: file.describe(OWN_CERTIFICATE),
  NETSUITE_AUTHORITY_FILE: file.describe(AUTHORITIES),
};

type Given = z.infer<z.ZodObject<typeof invoicingSettings>>;

/** @throws a ConfigError that names a file of certificates that cannot be used */
export function invoicingConfig(given: Given, around: Surroundings<Given>): InvoicingSettings {
  return {
    customer: systemConfig('CUSTOMER_INVOICES', '/customer-invoices/v1', given, around),
    goodSign: systemConfig('GOODSIGN', '/goodsign/v1', given, around),
    netsuite: systemConfig('NETSUITE', '/netsuite/v1', given, around),
  };
}
