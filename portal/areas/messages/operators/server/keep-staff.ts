import { shownCode } from '#areas/messages/shared/staff/invitation-code.ts';
import { insertStaff } from '#areas/messages/shared/staff/server/add-staff.ts';
import { INVITATION_HOURS, invite } from '#areas/messages/shared/staff/server/invite.ts';
import { readOperator } from '#areas/messages/shared/staff/server/operator.ts';
import { removeStaff } from '#areas/messages/shared/staff/server/remove-staff.ts';
import { asStaff } from '#areas/person/shared/professionals/server/as-staff.ts';
import { helsinkiDay } from '#contract/time/time.ts';
import { parseIdentityCode } from '#contract/values/identity-code.ts';
import { ok, problem, type Steps } from '#platform/calls/handler.ts';
import type { OperatorsApi } from '../contract.ts';

const HOUR_MS = 3_600_000;

/** `POST /api/workspace/staff` */
export const addPerson: Steps<OperatorsApi['POST /api/workspace/staff']> = {
  scope: asStaff,
  async answer(call, { body: { identityCode, name, like } }) {
    const { tx, vault, now, acceptsDevelopmentIdentityCodes: acceptDevelopment } = call;
    if ((await readOperator(tx)) === null) return { problem: 'forbidden' };
    if (!parseIdentityCode(identityCode, { acceptDevelopment, today: helsinkiDay(now) }).valid)
      return problem('invalidFields', [{ field: 'identityCode', code: 'invalid' }]);
    const added = await insertStaff(tx, vault, { identityCode, name, like: Number(like) });
    return added.type === 'unknownError' ? ok({ type: added.type }) : ok(added);
  },
};

/** `DELETE /api/workspace/staff/{id}` */
export const removePerson: Steps<OperatorsApi['DELETE /api/workspace/staff/{id}']> = {
  scope: asStaff,
  async answer({ tx, now }, { params: { id } }) {
    if ((await readOperator(tx)) === null) return { problem: 'forbidden' };
    return ok(await removeStaff(tx, id, now, 'operator'));
  },
};

/** `POST /api/workspace/staff/{id}/invitation`. The code is kept nowhere. */
export const invitePerson: Steps<OperatorsApi['POST /api/workspace/staff/{id}/invitation']> = {
  scope: asStaff,
  async answer({ tx, vault, now }, { params: { id } }) {
    if ((await readOperator(tx)) === null) return { problem: 'forbidden' };
    const invited = await invite(tx, vault, id, now, 'operator');
    if (invited.type !== 'success') return ok(invited);
    const endsAt = new Date(now.getTime() + INVITATION_HOURS * HOUR_MS).toISOString();
    return ok({ type: 'success' as const, code: shownCode(invited.code), endsAt });
  },
};
