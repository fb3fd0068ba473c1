import type { SystemSettings } from '../../calls/system-calls.ts';
import { createCustomerInvoices } from './customer/customer-invoices.ts';
import { createGoodSign } from './goodsign/goodsign.ts';
import type { Invoicing } from './invoicing.ts';
import { createNetsuite } from './netsuite/netsuite.ts';

/** How each source of invoices is reached. */
export interface InvoicingSettings {
  readonly customer: SystemSettings;
  readonly goodSign: SystemSettings;
  readonly netsuite: SystemSettings;
}

export function createInvoicing(settings: InvoicingSettings): Invoicing {
  return {
    CustomerInvoice: createCustomerInvoices(settings.customer),
    GoodSignInvoice: createGoodSign(settings.goodSign),
    NetsuiteInvoice: createNetsuite(settings.netsuite),
  };
}
