import { z } from 'zod';
import { ownData } from '../../../server-feature.ts';
import { GUEST_KINDS } from '../guest-kinds.ts';

/** Whom the patient has invited to video appointments; not the links, which nobody keeps. */
export const ownVideoData = ownData({
  shape: {
    videoGuests: z.array(
      z.object({
        appointmentId: z.number().int(),
        kind: z.enum(GUEST_KINDS),
        createdAt: z.iso.datetime(),
      }),
    ),
  },
  async read(call) {
    const rows = await call.tx
      .selectFrom('video_guests')
      .select(['appointment_id', 'kind', 'created_at'])
      .orderBy('created_at')
      .execute();
    return {
      videoGuests: rows.map(({ appointment_id: appointmentId, kind, created_at }) => ({
        appointmentId,
        kind,
        createdAt: created_at.toISOString(),
      })),
    };
  },
  tables: { video_guests: 'videoGuests' },
});
