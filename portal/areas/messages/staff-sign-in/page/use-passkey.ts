import { startAuthentication, startRegistration } from '@simplewebauthn/browser';
import { useState } from 'react';
import { isProblem, NetworkError } from '#client/calls/call-error.ts';
import { type SendOnce, useChanges } from '#client/calls/use-change.ts';
import type { Invited } from './invited.ts';

/** Why a passkey has not done it; `cancelled`: the device or its owner has not answered. */
export type PasskeyFailure =
  | 'cancelled'
  | 'failed'
  | 'network'
  | 'tooManyRequests'
  | 'userNotFound'
  | 'unknownError';

/** What was done with a passkey, or why not. */
type Done = 'success' | PasskeyFailure;

/** A passkey in use, once at a time. */
export interface Passkey {
  readonly isBusy: boolean;
  readonly failure: PasskeyFailure | null;
  readonly signIn: () => Promise<void>;
  readonly create: (code: string, options: Invited['passkey']) => Promise<void>;
}

/** Signs in by a passkey of this device, or makes one. */
export function usePasskey(onSignedIn: () => void): Passkey {
  const { run } = useChanges();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<PasskeyFailure | null>(null);

  async function attempt(work: () => Promise<Done>): Promise<void> {
    setBusy(true);
    setFailure(null);
    const done = await work().catch(failureOf);
    setBusy(false);
    if (done === 'success') return onSignedIn();
    setFailure(done);
  }

  return {
    isBusy,
    failure,
    signIn: () => attempt(() => signedIn(run)),
    create: (code, options) => attempt(() => created(run, code, options)),
  };
}

async function signedIn(run: SendOnce): Promise<Done> {
  const optionsJSON = await run('POST /api/staff/challenge', {});
  const { id, rawId, response } = await startAuthentication({ optionsJSON });
  const credential = { id, rawId, type: 'public-key' as const, clientExtensionResults: {}, response };
  const { type } = await run('POST /api/staff/sessions/passkey', { body: { credential } });
  return type;
}

async function created(run: SendOnce, code: string, optionsJSON: Invited['passkey']): Promise<Done> {
  const { id, rawId, response } = await startRegistration({ optionsJSON });
  const { clientDataJSON, attestationObject } = response;
  const credential = {
    id,
    rawId,
    type: 'public-key' as const,
    clientExtensionResults: {},
    response: { clientDataJSON, attestationObject },
  };
  const { type } = await run('POST /api/staff/passkeys', { body: { code, credential } });
  return type;
}

function failureOf(error: unknown): PasskeyFailure {
  if (error instanceof NetworkError) return 'network';
  if (isProblem(error, 'tooManyRequests')) return 'tooManyRequests';
  // The browser's own errors do not tell a device that is missing from an owner who has said no.
  return error instanceof Error && error.name !== 'ProblemError' ? 'cancelled' : 'unknownError';
}
