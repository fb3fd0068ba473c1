import { timingSafeEqual } from 'node:crypto';
import type { BrandId } from '#contract/brand/brand.ts';
import type { Vault } from '#platform/context.ts';
import { newSecret } from '#platform/secrets.ts';

/** What a session's cookie says by itself. */
export interface IssuedCookie {
  /** When it was given to a person who had signed in; null for a visitor's. */
  readonly signedInAt: Date | null;
}

/**
 * The values of session cookies: whose (a visitor's, or a person's since when), 32 random bytes, and a keyed hash of both and of the
 * brand. A value that the portal has not issued, or has issued for another brand, is therefore known without a
 * row; so is one whose person has been logged out elsewhere.
 */
export function createCookieValues(vault: Vault) {
  const sealOf = (brand: BrandId, value: string) => vault.hash('session.cookie', `${brand} ${value}`);

  return {
    issue(brand: BrandId, signedInAt: Date | null): string {
      const whose = signedInAt ? `p${signedInAt.getTime().toString(36)}` : 'v';
      const value = `${whose}.${newSecret()}`;
      return `${value}.${sealOf(brand, value).toString('base64url')}`;
    },

    /** Null for what was not issued for this brand. */
    read(brand: BrandId, cookie: string | undefined): IssuedCookie | null {
      const [, value, time, seal] =
        /^((?:v|p([\da-z]{1,10}))\.[\w-]{43})\.([\w-]{43})$/.exec(cookie ?? '') ?? [];
      if (!value || !seal) return null;
      if (!timingSafeEqual(Buffer.from(seal, 'base64url'), sealOf(brand, value))) return null;
      return { signedInAt: time ? new Date(Number.parseInt(time, 36)) : null };
    },
  };
}
