import { bookAnonymously, freeTimes } from './booking.ts';
import { startOnDay } from './later.ts';
import { knownPerson } from './people.ts';
import type { Scenario } from './scenario.ts';

/** Days from the booking; the appointment is between five days and a week after it. */
const DAYS = [2, 45, 400];

export const oldLinks: Scenario = {
  name: '11-old-links',
  about: `the link of an appointment is opened ${DAYS.join(', ')} days later`,
  async attempt(arena) {
    const product = await arena.product();
    const visitor = product.visitor();
    const [slot = 0] = await freeTimes(visitor, 1);
    const booked = await bookAnonymously(visitor, slot, knownPerson('aino', arena.clinic.seededOn));
    const token = booked.body.reservationDetails?.token;
    const opened: number[] = [];
    for (const days of DAYS) {
      const portal = await startOnDay(product, days);
      const { body } = await product.visitor({ portal }).get(`/api/anon/appointment/${token}?lang=fi`);
      if (body.type === 'success') opened.push(days);
      await portal.stop();
    }
    if (!opened.includes(2)) throw new Error('The link opens nothing while it should.');
    return { succeeded: opened.length > 1, seen: `opens after ${opened.join(', ')} days` };
  },
};
