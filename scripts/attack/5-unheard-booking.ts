import { bookAnonymously, freeTimes, STRANGER, saidBy } from './booking.ts';
import { knownPerson } from './people.ts';
import type { Scenario } from './scenario.ts';

export const unheardBooking: Scenario = {
  name: '5-unheard-booking',
  about:
    'an anonymous booking in somebody’s name with a stranger’s e-mail: is the address on record notified?',
  async attempt(arena) {
    const product = await arena.product();
    const person = knownPerson('aino', arena.clinic.seededOn);
    const stranger = product.visitor();
    const [slot = 0] = await freeTimes(stranger, 1);
    const booked = saidBy(await bookAnonymously(stranger, slot, person));
    await product.atRest();
    const told = await product.mails(person.email);
    const typed = await product.mails(STRANGER.email);
    const leaks = typed.filter((mail) => mail.includes(person.email) || mail.includes(person.phone)).length;
    return {
      succeeded: booked === 'success' && (told.length === 0 || leaks > 0),
      seen: `${booked}: ${told.length} e-mails to the address on record, ${typed.length} to the stranger’s (${leaks} with what is on record)`,
    };
  },
};
