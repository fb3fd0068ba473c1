import { SystemError } from '../../calls/system-error.ts';
import type { PractitionerPresence, VideoParticipant, VideoRoom, VideoRooms } from './video-rooms.ts';

/** A provider that answers what a test sets. */
export interface TestVideoRooms extends VideoRooms {
  readonly opened: readonly VideoRoom[];
  /** Who was let in, each with their room. */
  readonly admitted: readonly (VideoParticipant & { readonly room: string })[];
  isDown: boolean;
  practitioner: PractitionerPresence;
}

/** Where the rooms of the tests are. */
export const TEST_ROOM_ORIGIN = 'https://video.example';

export function testVideoRooms(): TestVideoRooms {
  const opened: VideoRoom[] = [];
  const admitted: (VideoParticipant & { room: string })[] = [];
  const answered = () => {
    if (rooms.isDown) throw new SystemError('The video provider of the tests', 'down', false);
  };
  const rooms: TestVideoRooms = {
    opened,
    admitted,
    isDown: false,
    practitioner: 'absent',
    async open(room) {
      answered();
      opened.push(room);
      return rooms.practitioner;
    },
    async admit(room, participant) {
      answered();
      admitted.push({ ...participant, room });
      return `${TEST_ROOM_ORIGIN}/rooms/${room}?participant=${participant.participant}`;
    },
  };
  return rooms;
}
