import { bookSignedIn, freeTimes, saidBy } from './booking.ts';
import { withTwoGuardians } from './guardians.ts';
import { knownPerson } from './people.ts';
import type { Scenario } from './scenario.ts';

export const unseenCancellation: Scenario = {
  name: '6-unseen-cancellation',
  about: 'one guardian cancels what the other has booked for the child: is the other notified?',
  async attempt(arena) {
    const product = await arena.product();
    const { one: kerttu, other: janne } = await withTwoGuardians(product);
    const { email, phone } = knownPerson('janne', arena.clinic.seededOn);
    const [slot = 0] = await freeTimes(janne, 1);
    const booked = await bookSignedIn(janne, slot, { email, phone });
    await product.atRest();
    const before = (await product.mails(email)).length;
    const id = booked.body.reservationDetails?.appointmentId;
    const cancelled = saidBy(await kerttu.send('DELETE', `/api/appointments/${id}?lang=fi`));
    await product.atRest();
    const heard = (await product.mails(email)).length - before;
    return {
      succeeded: cancelled === 'success' && heard === 0,
      seen: `booked: ${saidBy(booked)}, cancelled: ${cancelled}, e-mails to the booking guardian: ${heard}`,
    };
  },
};
