import { formatIdentityCode } from '../../portal/contract/values/identity-code.ts';
import { bookAnonymously, freeTimes, saidBy } from './booking.ts';
import { knownPerson } from './people.ts';
import type { Scenario } from './scenario.ts';

const CODES = 300;
const FIRST_NUMBER = 650;
const EARLY = 7;

/** Every code of one birthday is tried with an invented name; one of them is Aino's. */
export const whoIsAPatient: Scenario = {
  name: '2-who-is-a-patient',
  about: `${CODES} identity codes of one birthday with an invented name, booked anonymously: which one is a patient’s?`,
  async attempt(arena) {
    const product = await arena.product();
    const { identityCode } = knownPerson('aino', arena.clinic.seededOn);
    const attacker = product.visitor();
    const [slot = 0] = await freeTimes(attacker, 1);
    const said = new Map<string, number>();
    let ofPatient = '';
    const codes = Array.from({ length: CODES }, (_, index) =>
      formatIdentityCode('1985-03-14', FIRST_NUMBER + index),
    ).filter((code) => code !== identityCode);
    // Early, so that it is tried before any limit is reached.
    codes.splice(EARLY, 0, identityCode);
    for (const code of codes) {
      const invented = { identityCode: code, firstName: 'Keksitty', lastName: 'Nimi' };
      const word = saidBy(await bookAnonymously(attacker, slot, invented));
      if (code === identityCode) ofPatient = word;
      said.set(word, (said.get(word) ?? 0) + 1);
    }
    const words = [...said].map(([word, times]) => `${times} × ${word}`).join(', ');
    return { succeeded: said.get(ofPatient) === 1, seen: `${words}; the patient’s: ${ofPatient}` };
  },
};
