import type { Selectable } from 'kysely';
import type { BrandId } from '#contract/brand/brand.ts';
import { brandOf } from '#contract/brands/registry.ts';
import type { Browser, Device, SessionUse } from '#contract/session/session.ts';
import type { Vault } from '#platform/context.ts';
import type { Tables } from '#platform/tables.ts';

/** Where a person uses a session from, as coarse as the browser tells it. No address is kept. */
export interface UsedFrom {
  readonly brand: BrandId;
  readonly browser: Browser;
  readonly device: Device;
  /** Two-letter code of the country whose time the device shows; null until it has told. */
  readonly country: string | null;
}

const PURPOSE = 'sessions.used_from';

export function sealUsedFrom(vault: Vault, usedFrom: UsedFrom): string {
  return vault.seal(PURPOSE, JSON.stringify(usedFrom));
}

/** Null of a session that is nobody's. */
export function openUsedFrom(vault: Vault, sealed: string | null): UsedFrom | null {
  return sealed === null ? null : (JSON.parse(vault.open(PURPOSE, sealed)) as UsedFrom);
}

type SessionRow = Selectable<Tables['sessions']>;

/** A session as its person may know it. */
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
