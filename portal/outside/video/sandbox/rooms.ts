import { randomBytes } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import type { Language } from '#contract/language/language.ts';

/** How long the address of a participant opens the room. */
const ADMITTED_FOR = '5m';

export const PRACTITIONER = ['absent', 'present', 'ended'] as const;
export type Practitioner = (typeof PRACTITIONER)[number];

export const ROLES = ['patient', 'guardian', 'interpreter'] as const;

export interface Participant {
  readonly id: string;
  readonly role: (typeof ROLES)[number];
  readonly language: Language;
  isHere: boolean;
}

export interface Room {
  readonly id: string;
  startsAt: string;
  endsAt: string;
  practitioner: Practitioner;
  /** Who has been admitted, in order. */
  readonly participants: Map<string, Participant>;
}

/** Where somebody is who came in by their address: what the browser keeps of it opens the room until it is closed. */
export interface Seat {
  readonly room: Room;
  readonly participant: Participant;
}

export interface Rooms {
  all(): readonly Room[];
  find(id: string): Room | undefined;
  open(id: string, times: Pick<Room, 'startsAt' | 'endsAt'>): Room;
  /** A signed token for one participant of a room. */
  admit(room: Room, participant: Omit<Participant, 'isHere'>): Promise<string>;
  /** Takes a seat with a token, which opens the room once; null if it is not one of ours, is old or was used. */
  enter(room: Room, token: string): Promise<string | null>;
  seat(key: string): Seat | undefined;
}

/** The provider's rooms, in memory. */
export function createRooms(secret: string): Rooms {
  const rooms = new Map<string, Room>();
  const seats = new Map<string, Seat>();
  const used = new Set<string>();
  // A key of 32 bytes whatever the sandbox's secret is.
  const key = new TextEncoder().encode(`video ${secret}`.padEnd(32, '.'));
  return {
    all: () => [...rooms.values()],
    find: (id) => rooms.get(id),
    open(id, times) {
      const room = rooms.get(id) ?? { id, ...times, practitioner: 'absent', participants: new Map() };
      rooms.set(id, Object.assign(room, times));
      return room;
    },
    admit(room, { id, role, language }) {
      const isHere = room.participants.get(id)?.isHere ?? false;
      room.participants.set(id, { id, role, language, isHere });
      return new SignJWT({ participant: id })
        .setProtectedHeader({ alg: 'HS256' })
        .setAudience(room.id)
        .setJti(randomBytes(16).toString('base64url'))
        .setExpirationTime(ADMITTED_FOR)
        .sign(key);
    },
    async enter(room, token) {
      const claims = await jwtVerify(token, key, { audience: room.id }).catch(() => null);
      const { jti = '', participant: id } = claims?.payload ?? {};
      const participant = room.participants.get(String(id));
      if (!claims || !participant || used.has(jti)) return null;
      used.add(jti);
      participant.isHere = true;
      const seat = randomBytes(16).toString('base64url');
      seats.set(seat, { room, participant });
      return seat;
    },
    seat: (kept) => seats.get(kept),
  };
}
