import { type Break, readBreaks, statusOf } from '#areas/messages/shared/breaks/server/breaks.ts';
import type { SuccessBody } from '#contract/calls/endpoint.ts';
import { PARTS, type Part } from '#contract/system/parts.ts';
import { type Handler, ok } from '#platform/calls/handler.ts';
import type { SystemStatusApi } from '../contract.ts';

type Status = SuccessBody<SystemStatusApi['GET /api/system-status']>;

/**
 * `GET /api/system-status`
 *
 * @param isSet the setting of each part that has one: what is off there is maintained until the next start
 */
export const showStatus = (
  isSet: Readonly<Partial<Record<Part, boolean>>>,
): Handler<SystemStatusApi['GET /api/system-status']> => ({
  async outside({ inScope, now, report }) {
    try {
      const breaks = await inScope({}, (tx) => readBreaks(tx, now));
      return ok(toldOf(breaks, isSet, now));
    } catch (error) {
      report(error);
      // Who asks is to hear so, and not to get an error instead.
      return ok({ parts: PARTS.map((part) => ({ part, status: 'unknown', until: null })), announced: [] });
    }
  },
});

function toldOf(
  breaks: readonly Break[],
  isSet: Readonly<Partial<Record<Part, boolean>>>,
  now: Date,
): Status {
  const parts = PARTS.map((part) => {
    if (isSet[part] === false) return { part, status: 'plannedMaintenance' as const, until: null };
    const ends = breaks
      .filter((each) => each.part === part && each.startsAt <= now)
      .map(({ endsAt }) => endsAt?.getTime() ?? Number.POSITIVE_INFINITY);
    const last = Math.max(...ends);
    return {
      part,
      status: statusOf(part, breaks, now),
      until: Number.isFinite(last) ? new Date(last).toISOString() : null,
    };
  });
  const announced = breaks
    .filter(({ announcedAt, startsAt }) => announcedAt <= now && startsAt > now)
    .map(({ part, startsAt, endsAt }) => ({
      part,
      startsAt: startsAt.toISOString(),
      endsAt: endsAt?.toISOString() ?? null,
    }));
  return { parts, announced };
}
