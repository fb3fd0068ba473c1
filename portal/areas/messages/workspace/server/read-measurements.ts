import { actorOf } from '#areas/messages/shared/staff/server/reach.ts';
import {
  readHomeMeasurements,
  sharedSince,
} from '#areas/person/shared/home-measurements/server/home-measurements.ts';
import { asStaff } from '#areas/person/shared/professionals/server/as-staff.ts';
import { ok, type Steps } from '#platform/calls/handler.ts';
import { MOST_MEASUREMENTS, type WorkspaceApi } from '../contract.ts';
import { findThread } from './find-thread.ts';

/** `GET /api/workspace/threads/{id}/home-measurements`, while they are shared. That they were read stands in the patient's log. */
export const showMeasurements: Steps<WorkspaceApi['GET /api/workspace/threads/{id}/home-measurements']> = {
  scope: asStaff,
  async answer(call, { params }) {
    const found = await findThread(call, params.id);
    if ('problem' in found) return found;
    const { patientId, reach } = found;
    if (reach.kind === 'hr') return { problem: 'forbidden' };
    if ((await sharedSince({ ...call, patientId })) === null) return { problem: 'notFound' };
    const of = { patientId, actor: actorOf(reach) };
    await call.note({ action: 'read', kind: 'home-measurements', of });
    return ok({ measurements: await readHomeMeasurements({ ...call, patientId }, MOST_MEASUREMENTS) });
  },
};
