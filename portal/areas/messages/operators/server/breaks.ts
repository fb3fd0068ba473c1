import { readBreaks } from '#areas/messages/shared/breaks/server/breaks.ts';
import { endBreak, sayBreak } from '#areas/messages/shared/breaks/server/keep-breaks.ts';
import { openStaffName } from '#areas/messages/shared/messaging/server/sealed-messages.ts';
import { readOperator } from '#areas/messages/shared/staff/server/operator.ts';
import { asStaff } from '#areas/person/shared/professionals/server/as-staff.ts';
import { ok, problem, type Steps } from '#platform/calls/handler.ts';
import type { OperatorsApi } from '../contract.ts';
import { breakErrors, typedMoment } from '../rules.ts';

/** `GET /api/workspace/service-breaks` */
export const listBreaks: Steps<OperatorsApi['GET /api/workspace/service-breaks']> = {
  scope: asStaff,
  async answer({ tx, vault, now }) {
    if ((await readOperator(tx)) === null) return { problem: 'forbidden' };
    const breaks = await readBreaks(tx, now);
    const operators = await tx
      .selectFrom('professional_users')
      .select(['id', 'name'])
      .where('kind', '=', 'operator')
      .execute();
    const names = new Map(operators.map(({ id, name }) => [id, openStaffName(vault, name)]));
    return ok({
      breaks: breaks.map(({ id, part, isPlanned, startsAt, endsAt, author }) => ({
        id,
        part,
        isPlanned,
        isOn: startsAt <= now,
        startsAt: startsAt.toISOString(),
        endsAt: endsAt?.toISOString() ?? null,
        by: typeof author === 'number' ? (names.get(author) ?? '') : author,
      })),
    });
  },
};

/** `POST /api/workspace/service-breaks` */
export const addBreak: Steps<OperatorsApi['POST /api/workspace/service-breaks']> = {
  scope: asStaff,
  async answer({ tx, now }, { body }) {
    const author = await readOperator(tx);
    if (author === null) return { problem: 'forbidden' };
    const errors = body.type === 'planned' ? breakErrors(body, now) : [];
    if (errors.length > 0) return problem('invalidFields', errors);
    const times =
      body.type === 'planned'
        ? {
            startsAt: typedMoment(body.fromDay, body.fromTime) ?? now,
            endsAt: typedMoment(body.toDay, body.toTime),
          }
        : { startsAt: now, endsAt: null };
    const isPlanned = body.type === 'planned';
    const said = await sayBreak(tx, { part: body.part, author, isPlanned, announcedAt: now, ...times }, now);
    if (said.type === 'wrongTimes') throw new Error('A break that was checked has wrong times.');
    return ok(said);
  },
};

/** `DELETE /api/workspace/service-breaks/{id}` */
export const endRunningBreak: Steps<OperatorsApi['DELETE /api/workspace/service-breaks/{id}']> = {
  scope: asStaff,
  async answer({ tx, now }, { params: { id } }) {
    if ((await readOperator(tx)) === null) return { problem: 'forbidden' };
    return ok({ type: (await endBreak(tx, id, now)) ? ('success' as const) : ('over' as const) });
  },
};
