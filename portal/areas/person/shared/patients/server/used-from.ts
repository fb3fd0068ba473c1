import type { Selectable } from 'kysely';
import { brandOf } from '#brands/registry.ts';
import type { BrandId } from '#contract/brand/brand.ts';
import type { Browser, Device, SessionUse } from '#contract/session/session.ts';
import type { Vault } from '#platform/context.ts';
import type { Tables } from '#platform/tables.ts';

/** Where a person uses a session from, as roughly as the browser reports it. No address is stored. */
export interface UsedFrom {
  readonly brand: BrandId;
  readonly browser: Browser;
  readonly device: Device;
  /** Two-letter code of the country of the device's time zone; null until reported. */
  readonly country: string | null;
}

const PURPOSE = 'sessions.used_from';

export function sealUsedFrom(vault: Vault, usedFrom: UsedFrom): string {
  return vault.seal(PURPOSE, JSON.stringify(usedFrom));
}

/** Null for a session without a person. */
export function openUsedFrom(vault: Vault, sealed: string | null): UsedFrom | null {
  return sealed === null ? null : (JSON.parse(vault.open(PURPOSE, sealed)) as UsedFrom);
}

type SessionRow = Selectable<Tables['sessions']>;

/** A session as shown to its person. */
export function sessionUse(vault: Vault, row: SessionRow): SessionUse {
  const from = openUsedFrom(vault, row.used_from);
  return {
    brandName: from && brandOf(from.brand).name,
    browser: from?.browser ?? 'other',
    device: from?.device ?? 'other',
    country: from?.country ?? null,
    signedInAt: row.created_at.toISOString(),
    lastUsedAt: row.active_at.toISOString(),
    actsForChild: row.acting_for !== null,
  };
}
