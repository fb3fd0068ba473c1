import { addDays, helsinkiDay } from '../../portal/contract/time/time.ts';
import { bookSignedIn, STRANGER, saidBy } from './booking.ts';
import type { Scenario } from './scenario.ts';
import type { Visitor } from './visitor.ts';

const MOVES = 60;
/** Messages that somebody may get whose address was typed: of a booking, and of what one patient moves in a day. */
const BEARABLE = 25;

interface Time {
  readonly id: number;
  readonly startDate: string;
  readonly endDate: string;
  readonly practitioner: { readonly id: number };
  readonly kind: string;
}

export const floodedStranger: Scenario = {
  name: '14-flooded-stranger',
  about: `a patient books with a stranger’s e-mail and moves it to and fro ${MOVES} times: how many e-mails does the stranger get?`,
  without: [
    {
      file: 'portal/areas/appointments/booking/server/moving/move-limit.ts',
      find: '> MOVES_A_DAY;',
      put: '> Number.POSITIVE_INFINITY;',
    },
  ],
  async attempt(arena) {
    const product = await arena.product();
    const aino = product.visitor();
    await aino.signIn('aino');
    const [first, second] = await twoAlike(aino);
    const booked = await bookSignedIn(aino, first.id);
    const id = booked.body.reservationDetails?.appointmentId;
    const said: string[] = [];
    for (let nth = 0; nth < MOVES; nth++) {
      const to = nth % 2 === 0 ? second : first;
      const body = { slotId: to.id, acceptsBinding: true };
      said.push(saidBy(await aino.send('PUT', `/api/appointments/${id}?lang=fi`, body)));
    }
    if (said[0] !== 'success') throw new Error(`It could not be moved: ${said[0]}.`);
    await product.atRest(60_000);
    const mails = (await product.mails(STRANGER.email)).length;
    const refused = said.filter((each) => each === 'tooManyRequests').length;
    return { succeeded: mails > BEARABLE, seen: `${mails} e-mails; ${refused} moves refused` };
  },
};

/** Two free times of one practitioner, alike, ahead of every notice. */
async function twoAlike(visitor: Visitor): Promise<[Time, Time]> {
  const today = helsinkiDay(new Date());
  const days = `startDate=${addDays(today, 5)}&endDate=${addDays(today, 20)}`;
  const times: Time[] = [];
  for (let page = 0; page < 12; page++) {
    const { body } = await visitor.get(`/api/appointments?lang=fi&${days}&offset=${page * 20}`);
    times.push(...(body.availableAppointments.appointments as Time[]));
    for (const one of times) {
      const other = times.find((each) => each.id !== one.id && isAlike(one, each));
      if (other) return [one, other];
    }
  }
  throw new Error('No two times are alike.');
}

const lengthOf = ({ startDate, endDate }: Time) => Date.parse(endDate) - Date.parse(startDate);
const isAlike = (one: Time, other: Time) =>
  one.practitioner.id === other.practitioner.id &&
  one.kind === other.kind &&
  lengthOf(one) === lengthOf(other);
