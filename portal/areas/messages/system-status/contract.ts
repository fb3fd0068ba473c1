import { z } from 'zod';
import { endpoint } from '#contract/calls/endpoint.ts';
import { PARTS, SYSTEM_STATUSES } from '#contract/system/parts.ts';

const part = z.enum(PARTS);
const moment = z.iso.datetime();

export const endpoints = {
  'GET /api/system-status': endpoint({
    summary: 'How each part of the portal is now, and which breaks have been announced.',
    access: 'anonymous',
    record: { none: 'about the portal itself' },
    success: z.object({
      parts: z.array(
        z.object({
          part,
          status: z.enum(SYSTEM_STATUSES),
          /** Until when it is out of use; null: it is not, or nobody knows. */
          until: moment.nullable(),
        }),
      ),
      /** Those that are to begin, the next first. */
      announced: z.array(z.object({ part, startsAt: moment, endsAt: moment.nullable() })),
    }),
  }),
} as const;

export type SystemStatusApi = typeof endpoints;
