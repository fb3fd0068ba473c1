import { useState } from 'react';
import type { CallError } from '#client/calls/call-error.ts';
import { useChanges } from '#client/calls/use-change.ts';
import { useSetAnswer } from '#client/calls/use-set-answer.ts';
import type { Guest } from '../contract.ts';
import type { GuestKind } from '../guest-kinds.ts';

const SHOW = 'GET /api/video/{id}';

/** Why a change has come to nothing, in words of `video.guests`. */
export type GuestFailure = 'tooMany' | 'ended' | 'failed';

export interface GuestChanges {
  /** The link of the guest who was just invited: the only time that it is known. */
  readonly made: { readonly guestId: string; readonly url: string } | null;
  /** A link was just taken away. */
  readonly isRevoked: boolean;
  readonly isSending: boolean;
  readonly failure: GuestFailure | null;
  /** What the last change was answered, where it was refused or no answer came. */
  readonly error: CallError | undefined;
  readonly invite: (kind: GuestKind) => Promise<void>;
  readonly revoke: (guest: Guest) => Promise<void>;
}

/** Invites guests to one of the patient's video appointments, and takes their links away. */
export function useGuests(id: number): GuestChanges {
  const { run, isSending, error } = useChanges();
  const setAnswer = useSetAnswer();
  const [made, setMade] = useState<GuestChanges['made']>(null);
  const [isRevoked, setRevoked] = useState(false);
  const [failure, setFailure] = useState<GuestFailure | null>(null);
  const params = { id: String(id) };

  const show = (change: (guests: readonly Guest[]) => Guest[]) =>
    setAnswer(SHOW, (known) => known && { visit: { ...known.visit, guests: change(known.visit.guests) } }, {
      params,
    });

  async function attempt(work: () => Promise<void>): Promise<void> {
    setFailure(null);
    setRevoked(false);
    await work().catch(() => setFailure('failed'));
  }

  return {
    made,
    isRevoked,
    isSending,
    failure,
    error,
    invite: (kind) =>
      attempt(async () => {
        const answer = await run('POST /api/video/{id}/guests', { params, body: { kind } });
        if (answer.type !== 'success') return setFailure(answer.type);
        setMade({ guestId: answer.guest.id, url: answer.url });
        show((guests) => [...guests, answer.guest]);
      }),
    revoke: (guest) =>
      attempt(async () => {
        await run('DELETE /api/video/{id}/guests/{guest}', { params: { ...params, guest: guest.id } });
        if (made?.guestId === guest.id) setMade(null);
        setRevoked(true);
        show((guests) => guests.filter((other) => other.id !== guest.id));
      }),
  };
}
