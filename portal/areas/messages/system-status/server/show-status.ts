import { type Break, readBreaks, statusOf } from '#areas/messages/shared/breaks/server/breaks.ts';
import type { BrandSettings, Feature } from '#contract/brand/brand.ts';
import type { SuccessBody } from '#contract/calls/endpoint.ts';
import { PARTS, type Part } from '#contract/system/parts.ts';
import { type Handler, ok } from '#platform/calls/handler.ts';
import type { SystemStatusApi } from '../contract.ts';

type Status = SuccessBody<SystemStatusApi['GET /api/system-status']>;

/** Parts that come with a feature of the brand; every brand has the others. */
const FEATURE_OF: Readonly<Partial<Record<Part, Feature>>> = {
  messages: 'customer-messaging-enabled',
  questionnaires: 'questionnaires',
};

/** Whether a brand has a part: nobody is told of what it lacks. */
function hasPart({ features }: BrandSettings, part: Part): boolean {
  const feature = FEATURE_OF[part];
  return feature === undefined || features.includes(feature);
}

/**
 * `GET /api/system-status`
 *
 * @param isSet the setting of each part that has one: what is off there is maintained until the next start
 */
export const showStatus = (
  isSet: Readonly<Partial<Record<Part, boolean>>>,
): Handler<SystemStatusApi['GET /api/system-status']> => ({
  async outside({ brand, inScope, now, report }) {
    const own = PARTS.filter((part) => hasPart(brand, part));
    try {
      const breaks = await inScope({}, (tx) => readBreaks(tx, now));
      return ok(toldOf(own, breaks, isSet, now));
    } catch (error) {
      report(error);
      // Who asks is to hear so, and not to get an error instead.
      return ok({ parts: own.map((part) => ({ part, status: 'unknown', until: null })), announced: [] });
    }
  },
});

function toldOf(
  own: readonly Part[],
  breaks: readonly Break[],
  isSet: Readonly<Partial<Record<Part, boolean>>>,
  now: Date,
): Status {
  const parts = own.map((part) => {
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
    .filter(({ part, announcedAt, startsAt }) => own.includes(part) && announcedAt <= now && startsAt > now)
    .map(({ part, startsAt, endsAt }) => ({
      part,
      startsAt: startsAt.toISOString(),
      endsAt: endsAt?.toISOString() ?? null,
    }));
  return { parts, announced };
}
