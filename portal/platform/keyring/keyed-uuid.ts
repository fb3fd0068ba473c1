import type { Vault } from '../context.ts';

/**
 * A UUID that follows from a value and that nobody else can work out: a keyed hash in its form. Version 8 is for forms of
 * one's own (RFC 9562).
 */
export function keyedUuid(vault: Pick<Vault, 'hash'>, purpose: string, value: string): string {
  const bytes = vault.hash(purpose, value).subarray(0, 16);
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x80;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
