import { type Outside, ok, problem } from '#platform/calls/handler.ts';
import type { Context } from '#platform/context.ts';
import type { StaffSignInApi } from '../contract.ts';
import { hashPassword } from './argon2.ts';
import { mayTryCode } from './attempts.ts';
import { keepChallenge, takeChallenge } from './challenges.ts';
import { acceptInvitation, findInvited, type InvitedStaff, type NewCredential } from './invitations.ts';
import { isKnownPassword } from './known-passwords.ts';
import { askNewPasskey, hostOf, newPasskey } from './passkeys.ts';

/** Who a code invites; `limited`: too many have been tried here. */
function invitedBy(context: Context, code: string): Promise<InvitedStaff | null | 'limited'> {
  return context.inScope({}, async (tx) =>
    (await mayTryCode(tx, context)) ? findInvited(tx, context, code) : 'limited',
  );
}

/** `POST /api/staff/invitation` */
export const showInvitation: Outside<StaffSignInApi['POST /api/staff/invitation']> = {
  async outside(context, { body }) {
    const invited = await invitedBy(context, body.code);
    if (invited === 'limited') return problem('tooManyRequests');
    if (!invited) return ok({ type: 'userNotFound' as const });
    const passkey = await askNewPasskey(context, invited);
    await keepChallenge(context, passkey.challenge);
    return ok({ type: 'invited' as const, name: invited.name, user: invited.id, passkey });
  },
};

/** `POST /api/staff/passkeys` */
export const setPasskey: Outside<StaffSignInApi['POST /api/staff/passkeys']> = {
  async outside(context, { body }) {
    const challenge = await takeChallenge(context);
    const invited = await invitedBy(context, body.code);
    if (invited === 'limited') return problem('tooManyRequests');
    if (!invited) return ok({ type: 'userNotFound' as const });
    const passkey = challenge === null ? null : await newPasskey(context, body.credential, challenge);
    if (!passkey) return ok({ type: 'unknownError' as const });
    return set(context, body.code, { passkey, host: hostOf(context) });
  },
};

/** `POST /api/staff/passwords` */
export const setPassword: Outside<StaffSignInApi['POST /api/staff/passwords']> = {
  async outside(context, { body: { code, password } }) {
    const invited = await invitedBy(context, code);
    if (invited === 'limited') return problem('tooManyRequests');
    if (!invited) return ok({ type: 'userNotFound' as const });
    if (await isKnownPassword(password, [context.brand.name, invited.name]))
      return problem('invalidFields', [{ field: 'password', code: 'breached' }]);
    return set(context, code, { password: await hashPassword(password) });
  },
};

/** Sets what somebody signs in by, and signs them in. */
async function set(context: Context, code: string, given: NewCredential) {
  try {
    const isIn = await context.startStaffSession((tx) => acceptInvitation(tx, context, code, given));
    // Used since: by another tab of theirs, or by somebody else.
    return ok({ type: isIn ? ('success' as const) : ('userNotFound' as const) });
  } catch (error) {
    context.report(error);
    return ok({ type: 'unknownError' as const });
  }
}
