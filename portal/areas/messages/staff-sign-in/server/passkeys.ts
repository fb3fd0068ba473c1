import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import type { Context } from '#platform/context.ts';
import { CHALLENGE_MS } from './challenges.ts';

type Visit = Pick<Context, 'origin' | 'brand' | 'vault'>;

/** Certificates and all: it is loaded when somebody first uses a passkey. */
const library = () => import('@simplewebauthn/server');

/** A passkey is good for one brand's host. */
export const hostOf = ({ origin }: Pick<Context, 'origin'>): string => new URL(origin).hostname;

/** What any passkey of this host may answer: who it is, the passkey says. */
export async function askPasskey(visit: Visit) {
  const { generateAuthenticationOptions } = await library();
  const { challenge } = await generateAuthenticationOptions({ rpID: hostOf(visit) });
  return {
    challenge,
    rpId: hostOf(visit),
    timeout: CHALLENGE_MS,
    userVerification: 'required' as const,
  };
}

/** What a new passkey of somebody is to be. */
export async function askNewPasskey(
  visit: Visit,
  { id, name }: { readonly id: number; readonly name: string },
) {
  const { generateRegistrationOptions } = await library();
  const { challenge, user, pubKeyCredParams } = await generateRegistrationOptions({
    rpName: visit.brand.name,
    rpID: hostOf(visit),
    // Devices keep it in the clear: it says nothing.
    userID: new Uint8Array(visit.vault.hash('staff_passkeys.user', String(id))),
    userName: name,
    userDisplayName: name,
  });
  return {
    challenge,
    rp: { id: hostOf(visit), name: visit.brand.name },
    user: { ...user, displayName: name },
    pubKeyCredParams: pubKeyCredParams.map(({ alg }) => ({ type: 'public-key' as const, alg })),
    timeout: CHALLENGE_MS,
    attestation: 'none' as const,
    authenticatorSelection: {
      residentKey: 'required' as const,
      requireResidentKey: true,
      userVerification: 'required' as const,
    },
  };
}

/** A passkey as it is kept. */
export interface Passkey {
  readonly id: string;
  readonly key: Uint8Array<ArrayBuffer>;
  readonly uses: number;
}

/** A new passkey, once it is proven; null: it is none, or not for this question. */
export async function newPasskey(
  visit: Visit,
  response: RegistrationResponseJSON,
  challenge: string,
): Promise<Passkey | null> {
  const { verifyRegistrationResponse } = await library();
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response,
    expectedChallenge: challenge,
    expectedOrigin: visit.origin,
    expectedRPID: hostOf(visit),
  }).catch(() => ({ verified: false as const, registrationInfo: undefined }));
  if (!verified) return null;
  const { id, publicKey, counter } = registrationInfo.credential;
  return { id, key: publicKey, uses: counter };
}

/** How often a passkey has been used that answers rightly; null: it does not. */
export async function usesOf(
  visit: Visit,
  response: AuthenticationResponseJSON,
  { challenge, passkey }: { readonly challenge: string; readonly passkey: Passkey },
): Promise<number | null> {
  const { verifyAuthenticationResponse } = await library();
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response,
    expectedChallenge: challenge,
    expectedOrigin: visit.origin,
    expectedRPID: hostOf(visit),
    credential: { id: passkey.id, publicKey: passkey.key, counter: passkey.uses },
  }).catch(() => ({ verified: false as const, authenticationInfo: undefined }));
  return verified ? authenticationInfo.newCounter : null;
}
