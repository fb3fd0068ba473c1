import type { InvoiceSource } from '#areas/money/shared/invoices/invoice.ts';
import { demoPeople } from '#demo/people.ts';
import { type Sandbox, startSandbox } from '#outside/sandbox/sandbox.ts';
import { readSandboxSettings } from '#outside/sandbox/settings.ts';
import { sandboxPorts } from '#platform/free-ports.ts';
import { listenBetween } from '../../calls/test-listener.ts';
import { createCustomerInvoices } from './customer/customer-invoices.ts';
import { createGoodSign } from './goodsign/goodsign.ts';
import { createNetsuite } from './netsuite/netsuite.ts';

/** The sources, each with the name of its fault in the sandbox, its contract and its client. */
export const SOURCES = [
  {
    source: 'CustomerInvoice',
    system: 'customer-invoices',
    contract: 'customer',
    create: createCustomerInvoices,
  },
  { source: 'GoodSignInvoice', system: 'goodsign', contract: 'goodsign', create: createGoodSign },
  { source: 'NetsuiteInvoice', system: 'netsuite', contract: 'netsuite', create: createNetsuite },
] as const;

/** Both ends of the contracts of invoicing, with somebody in between who writes down what passes. */
export async function startEnds() {
  const ports = await sandboxPorts();
  const settings = readSandboxSettings({ ...ports, SANDBOX_SLOW_MS: '600000' });
  const people = demoPeople(new Date(settings.seededOn));
  const sandbox: Sandbox = await startSandbox(settings);
  const origin = `http://localhost:${ports.SANDBOX_PORT}`;
  const listener = await listenBetween(origin);
  const { url: between, exchanges } = listener;
  const clientOf = (wanted: InvoiceSource, changes: object = {}) => {
    const { system, create } = SOURCES.find(({ source }) => source === wanted) ?? SOURCES[0];
    const patience = { apiKey: 'sandbox', timeoutMs: 20_000, retries: 1, retryDelayMs: 5 };
    return create({ url: `${between}/${system}/v1`, ...patience, ...changes });
  };
  return {
    sandbox,
    /** Of the sandbox's own pages. */
    origin,
    exchanges,
    clientOf,
    codeOf: (key: string) => people.find((person) => person.key === key)?.identityCode ?? '',
    /** Everything works again, and nothing has passed. */
    reset() {
      for (const { system } of SOURCES) sandbox.faults.set(system, 'none');
      exchanges.length = 0;
    },
    async close() {
      listener.close();
      await sandbox.close();
    },
  };
}
