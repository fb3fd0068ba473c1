import { z } from 'zod';
import type { Language } from '#contract/language/language.ts';
import { createSystemCalls, type SystemSettings } from '../../calls/system-calls.ts';
import { SystemError } from '../../calls/system-error.ts';

export interface VideoSettings extends SystemSettings {
  /** Where its rooms are: patients are sent to no other origin. */
  readonly roomOrigin: string;
}

/** Who is let in beside the practitioner, who comes from the clinic's own system. */
export type ParticipantRole = 'patient' | 'guardian' | 'interpreter';

/** What the provider is told of an appointment: when it is, and nothing of whose. */
export interface VideoRoom {
  /** The portal's own reference: the same appointment has the same room. Letters, digits, `_` and `-`. */
  readonly room: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
}

/** Somebody who wants to come in. */
export interface VideoParticipant {
  /** The portal's own reference: the same person is one participant, however often they come. */
  readonly participant: string;
  readonly role: ParticipantRole;
  /** Of the room's pages. */
  readonly language: Language;
}

const stateSchema = z.strictObject({
  /** `absent` before the practitioner has come and while they are away; `ended` once they have closed the room. */
  practitioner: z.enum(['absent', 'present', 'ended']),
});
const admissionSchema = z.strictObject({ joinUrl: z.url({ protocol: /^https?$/ }) });

export type PractitionerPresence = z.infer<typeof stateSchema>['practitioner'];

/** The provider of video rooms, as far as its contract (`openapi.yaml`) goes. All of it rejects with a `SystemError` when it fails. */
export interface VideoRooms {
  /** Makes the room of an appointment, or brings its times up to date; resolves to how it stands. */
  open(room: VideoRoom): Promise<PractitionerPresence>;
  /** The address by which one participant comes in, for a few minutes. */
  admit(room: string, participant: VideoParticipant): Promise<string>;
}

const NAME = 'The video provider';

export function createVideoRooms(settings: VideoSettings): VideoRooms {
  const call = createSystemCalls(NAME, settings);
  return {
    async open({ room, startsAt, endsAt }) {
      const { practitioner } = await call({
        method: 'PUT',
        path: `/rooms/${room}`,
        person: room,
        body: { startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString() },
        answer: stateSchema,
        isRepeatable: true,
      });
      return practitioner;
    },
    async admit(room, { participant, role, language }) {
      const { joinUrl } = await call({
        method: 'PUT',
        path: `/rooms/${room}/participants/${participant}`,
        person: room,
        body: { role, language },
        answer: admissionSchema,
        isRepeatable: true,
      });
      const address = new URL(joinUrl);
      if (address.origin !== settings.roomOrigin) {
        throw new SystemError(NAME, 'a room of another origin', false);
      }
      return address.href;
    },
  };
}
