import { addDays, helsinkiDay } from '../../portal/contract/time/time.ts';
import type { KnownPerson } from './people.ts';
import type { Answer, Visitor } from './visitor.ts';

interface FreeTime {
  readonly id: number;
  readonly startDate: string;
  readonly endDate: string;
  readonly requiresAuthToReserve: boolean;
}

const DAYS = 40;

/** Ids of free times that anybody may book, no two at one moment, so that one patient may have them all; from five days ahead on. */
export async function freeTimes(visitor: Visitor, count: number, fromDay = 5): Promise<number[]> {
  const today = helsinkiDay(new Date());
  const chosen: number[] = [];
  for (let nth = 0; nth < DAYS && chosen.length < count; nth++) {
    const day = addDays(today, fromDay + nth);
    const { body } = await visitor.get(`/api/appointments?lang=fi&startDate=${day}&endDate=${day}`);
    let busyUntil = '';
    for (const time of body.availableAppointments.appointments as FreeTime[]) {
      if (time.requiresAuthToReserve || time.startDate < busyUntil) continue;
      busyUntil = time.endDate;
      chosen.push(time.id);
    }
  }
  if (chosen.length < count) throw new Error(`Only ${chosen.length} free times were found.`);
  return chosen.slice(0, count);
}

export const STRANGER = { email: 'stranger@example.com', phone: '0401234599' };

/** Books without signing in, with an identity code and a name. */
export function bookAnonymously(
  visitor: Visitor,
  slotId: number,
  person: Pick<KnownPerson, 'identityCode' | 'firstName' | 'lastName'>,
  headers: Readonly<Record<string, string>> = {},
): Promise<Answer> {
  const { identityCode, firstName, lastName } = person;
  const typed = { identityCode, firstName, lastName, ...STRANGER, acceptsTerms: true, acceptsBinding: true };
  return sendBooking(slotId, (slot) =>
    visitor.send('POST', '/api/anon/reserve-appointment?lang=fi', { ...slot, ...typed }, { headers }),
  );
}

/** Books for the signed-in visitor, or whom they act for. */
export function bookSignedIn(visitor: Visitor, slotId: number, contact = STRANGER): Promise<Answer> {
  return sendBooking(slotId, (slot) =>
    visitor.send('POST', '/api/reserve-appointment?lang=fi', { ...slot, ...contact, acceptsBinding: true }),
  );
}

/** Earlier commits, which the controls attack, call a free time's id `appointmentId`. */
async function sendBooking(
  slotId: number,
  send: (slot: Readonly<Record<string, number>>) => Promise<Answer>,
): Promise<Answer> {
  const answer = await send({ slotId });
  return saidBy(answer) === 'invalidFields' ? send({ appointmentId: slotId }) : answer;
}

/** An answer in one word: an outcome's type, a problem's code, or the status. */
export function saidBy({ status, body }: Answer): string {
  const word = typeof body === 'object' && body !== null && (body.type ?? body.code);
  return word && word !== 'about:blank' ? String(word) : String(body?.code ?? status);
}
