import { setTimeout as wait } from 'node:timers/promises';
import { askPortal } from '../../sandbox/portal-client.ts';
import { signatureOf } from '../client/signature.ts';
import type { SandboxRefund, Telling, Transaction } from './transactions.ts';

/** Milliseconds after which a late callback comes. */
const LATE_MS = 5000;
const REPEATS = 5;

/** An address of the portal's with how a payment stands, signed. */
export function signedAddress(url: string, transaction: Transaction, secret: string): string {
  const { id, account, asked, status, provider, reason } = transaction;
  return signed(url, secret, {
    'checkout-account': account,
    'checkout-amount': String(asked.amount),
    'checkout-stamp': asked.stamp,
    'checkout-reference': asked.reference,
    'checkout-transaction-id': id,
    'checkout-status': status,
    'checkout-provider': provider ?? '',
    ...(reason && { 'checkout-failure-reason': reason }),
  });
}

/** Calls the portal back about a refund that has ended. */
export async function callBackRefund(
  { account, provider }: Transaction,
  { id, stamp, cents, reference, status, callbackUrls }: SandboxRefund,
  secret: string,
): Promise<void> {
  const address = signed(status === 'fail' ? callbackUrls.cancel : callbackUrls.success, secret, {
    'checkout-account': account,
    'checkout-amount': String(cents),
    'checkout-stamp': stamp,
    'checkout-reference': reference,
    'checkout-transaction-id': id,
    'checkout-status': status,
    'checkout-provider': provider ?? '',
  });
  await askPortal(address).then(noop, noop);
}

/** Sends the report of a settlement, signed over its text. */
export async function sendReport(url: string, account: string, text: string, secret: string): Promise<void> {
  const fields = { 'checkout-account': account, 'checkout-algorithm': 'sha256' };
  const headers = { ...fields, signature: signatureOf(secret, 'sha256', fields, text) };
  await askPortal(url, { method: 'POST', text: { type: 'text/csv; charset=utf-8', text, headers } }).then(
    noop,
    noop,
  );
}

function signed(url: string, secret: string, told: Readonly<Record<string, string>>): string {
  const fields = { ...told, 'checkout-algorithm': 'sha256' };
  const address = new URL(url);
  for (const [name, value] of Object.entries(fields)) address.searchParams.set(name, value);
  address.searchParams.set('signature', signatureOf(secret, 'sha256', fields));
  return address.href;
}

/**
 * Calls the portal back as often as was chosen. Resolves when the payer may go on: what comes before them has come by then,
 * everything else comes by itself.
 */
export async function callBack(transaction: Transaction, telling: Telling, secret: string): Promise<void> {
  const { success, cancel } = transaction.asked.callbackUrls;
  const address = signedAddress(transaction.status === 'fail' ? cancel : success, transaction, secret);
  // A portal that is away is called again by nobody: it asks itself.
  const call = () => askPortal(address).then(noop, noop);
  if (telling === 'never') return;
  if (telling === 'before') return call();
  if (telling === 'late') void wait(LATE_MS, undefined, { ref: false }).then(call);
  else for (let nth = 0; nth < (telling === 'repeatedly' ? REPEATS : 1); nth++) void call();
}

const noop = () => {};
