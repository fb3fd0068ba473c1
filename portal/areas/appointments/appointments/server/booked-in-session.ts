import {
  findLink,
  type LinkedRecord,
} from '#areas/appointments/shared/appointments/server/appointment-links.ts';
import {
  scopeOfSession,
  tokenOfBooked,
} from '#areas/appointments/shared/appointments/server/booked-in-session.ts';
import { ok, type Steps } from '#platform/calls/handler.ts';
import type { AppointmentsApi } from '../contract.ts';
import { notFound, showLinked } from './linked-appointment.ts';

interface BookedRecord extends LinkedRecord {
  readonly token: string;
}

/** `GET /api/anon/appointment/by-time/{id}` */
export const bookedInSession: Steps<AppointmentsApi['GET /api/anon/appointment/by-time/{id}'], BookedRecord> =
  {
    async before(context, { params: { id } }) {
      const found = await context.inScope(scopeOfSession(context), async (tx) => {
        const token = await tokenOfBooked(tx, context, id);
        const link = token && (await findLink(tx, context, token, 'view'));
        return link && { ...link, token };
      });
      return found || notFound;
    },
    async answer(call, { query: { lang } }, found) {
      const { body } = await showLinked(call, found, lang);
      return ok(body.type === 'success' ? { ...body, token: found.token } : body);
    },
  };
