import type { Vault } from '#platform/context.ts';
import type { Sealed } from '#platform/sealed.ts';
import { type ChargeContent, chargeContentSchema } from '../charge-content.ts';

const PURPOSE = 'additional_charges.content';

/** A proposal as it is kept, and the keyed hash that an approval names. */
export interface SealedContent {
  readonly content: string;
  readonly content_hash: Buffer;
}

/** The hash is also of the appointment: the same rows for another visit are another agreement. */
export function sealContent(vault: Vault, appointmentId: number, given: ChargeContent): SealedContent {
  // Parsed, its members are always in the same order.
  const text = JSON.stringify(chargeContentSchema.parse(given));
  return {
    content: vault.seal(PURPOSE, text),
    content_hash: vault.hash(PURPOSE, `${appointmentId} ${text}`),
  };
}

export function openContent(vault: Vault, sealed: string | Sealed): ChargeContent {
  return JSON.parse(vault.open(PURPOSE, sealed)) as ChargeContent;
}
