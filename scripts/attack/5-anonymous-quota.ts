import { bookAnonymously, bookSignedIn, freeTimes, saidBy } from './booking.ts';
import { knownPerson } from './people.ts';
import type { Scenario } from './scenario.ts';

const BOOKINGS = 10;

/** Somebody who knows a code and a name books until the person no longer can. */
export const anonymousQuota: Scenario = {
  name: '5-anonymous-quota',
  about: `with somebody’s code and name, up to ${BOOKINGS} anonymous bookings: can the person still book?`,
  async attempt(arena) {
    const product = await arena.product();
    const person = knownPerson('onni', arena.clinic.seededOn);
    const slots = await freeTimes(product.visitor(), BOOKINGS + 1);
    const words: string[] = [];
    for (const [index, slot] of slots.slice(0, BOOKINGS).entries()) {
      const stranger = product.visitor({ from: `127.5.0.${index + 1}` });
      words.push(saidBy(await bookAnonymously(stranger, slot, person)));
    }
    const victim = product.visitor();
    await victim.signIn(person.key);
    const word = saidBy(await bookSignedIn(victim, slots.at(-1) ?? 0));
    const booked = words.filter((each) => each === 'success').length;
    const last = words.at(-1);
    return {
      succeeded: word !== 'success',
      seen: `${booked} booked anonymously (the last said ${last}); the person’s own: ${word}`,
    };
  },
};
