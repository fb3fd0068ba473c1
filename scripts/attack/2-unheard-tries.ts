import { bookAnonymously, freeTimes } from './booking.ts';
import { knownPerson } from './people.ts';
import type { Scenario } from './scenario.ts';

const TRIES = 5;

/** Somebody tries names with a person's code; the person then checks her log. */
export const unheardTries: Scenario = {
  name: '2-unheard-tries',
  about: `${TRIES} wrong names are tried on a patient’s code: does her own log show it?`,
  async attempt(arena) {
    const product = await arena.product();
    const { identityCode } = knownPerson('aino', arena.clinic.seededOn);
    const attacker = product.visitor();
    const [slot = 0] = await freeTimes(attacker, 1);
    for (let index = 0; index < TRIES; index++) {
      await bookAnonymously(attacker, slot, { identityCode, firstName: 'Keksitty', lastName: 'Nimi' });
    }
    const victim = product.visitor();
    await victim.signIn('aino');
    const { body } = await victim.get('/api/user/access-log?lang=fi&by=others');
    const entries = (body.entries as { actor: { kind: string } }[]).filter(
      ({ actor }) => actor.kind === 'anonymous',
    );
    return { succeeded: entries.length === 0, seen: `${entries.length} entries in her log` };
  },
};
