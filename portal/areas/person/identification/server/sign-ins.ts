import { z } from 'zod';
import type { BrandId } from '#contract/brand/brand.ts';
import { LANGUAGES, type Language } from '#contract/language/language.ts';
import { ASSURANCE_LEVELS } from '#outside/identification/client/assurance.ts';
import type { SignInChecks } from '#outside/identification/client/identification.ts';
import { stillLasts } from '#platform/clock.ts';
import type { InScope, Vault } from '#platform/context.ts';

/** How long somebody may take at the identification service, in milliseconds. */
const LONGEST_MS = 20 * 60_000;

const PURPOSE = 'sign_ins.content';

const contentSchema = z.object({
  checks: z.object({
    state: z.string(),
    nonce: z.string(),
    codeVerifier: z.string(),
    level: z.enum(ASSURANCE_LEVELS),
  }),
  brand: z.string(),
  language: z.enum(LANGUAGES),
  next: z.string().nullable(),
  browser: z.string(),
});

/** An identification under way, as it is remembered until the person comes back. */
export interface SignIn {
  readonly checks: SignInChecks;
  readonly brand: BrandId;
  readonly language: Language;
  /** The portal's own page to land on; null for the front page. */
  readonly next: string | null;
  /** The value of the cookie that ties the sign-in to the browser that began it. */
  readonly browser: string;
}

/** Without its sign-in there is nothing to say but that the answer does not count. */
export type TakenSignIn =
  | { readonly type: 'taken' | 'expired'; readonly signIn: SignIn }
  | { readonly type: 'replayed' };

/** Remembers a sign-in, sealed, under a hash of its state. */
export async function rememberSignIn(
  inScope: InScope,
  vault: Vault,
  signIn: SignIn,
  now: Date,
): Promise<void> {
  await inScope({}, (tx) =>
    tx
      .insertInto('sign_ins')
      .values({
        state_hash: vault.hash('sign-in', signIn.checks.state),
        content: vault.seal(PURPOSE, JSON.stringify(signIn)),
        created_at: now,
      })
      .execute(),
  );
}

/**
 * Takes a sign-in out: it is there once. `replayed` if it is not there any more, or never was, or was
 * begun in another browser or under another brand.
 */
export async function takeSignIn(
  inScope: InScope,
  vault: Vault,
  asked: { readonly state: string; readonly browser: string | undefined; readonly brand: BrandId },
  now: Date,
): Promise<TakenSignIn> {
  const row = await inScope({}, (tx) =>
    tx
      .deleteFrom('sign_ins')
      .where('state_hash', '=', vault.hash('sign-in', asked.state))
      .returning(['content', 'created_at'])
      .executeTakeFirst(),
  );
  if (!row) return { type: 'replayed' };
  const signIn = contentSchema.parse(JSON.parse(vault.open(PURPOSE, row.content))) as SignIn;
  if (signIn.browser !== asked.browser || signIn.brand !== asked.brand) return { type: 'replayed' };
  const isInTime = stillLasts(new Date(row.created_at.getTime() + LONGEST_MS), LONGEST_MS, now);
  return { type: isInTime ? 'taken' : 'expired', signIn };
}
