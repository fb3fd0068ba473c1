import type { SystemEnd } from '../../sandbox/operation.ts';
import type { Books } from './books.ts';
import { sourceRoutes } from './source-routes.ts';
import { customerInvoices, goodSign, netsuite } from './sources.ts';

/** The sources' own implementations of `outside/invoicing/*.openapi.yaml`. */
export function invoicingRoutes(end: Omit<SystemEnd, 'system'>, books: Books): void {
  for (const source of [customerInvoices, goodSign, netsuite]) sourceRoutes(end, books, source);
}
