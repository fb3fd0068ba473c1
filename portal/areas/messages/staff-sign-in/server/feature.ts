import { implement } from '#platform/calls/handler.ts';
import type { ServerFeature } from '../../../server-feature.ts';
import { endpoints } from '../contract.ts';
import { setPasskey, setPassword, showInvitation } from './set-credential.ts';
import { showChallenge, signInByPasskey, signInByPassword } from './sign-in.ts';

export const feature: ServerFeature = {
  endpoints,
  service: () =>
    implement(endpoints, {
      'POST /api/staff/challenge': showChallenge,
      'POST /api/staff/sessions/passkey': signInByPasskey,
      'POST /api/staff/sessions/password': signInByPassword,
      'POST /api/staff/invitation': showInvitation,
      'POST /api/staff/passkeys': setPasskey,
      'POST /api/staff/passwords': setPassword,
    }),
};
