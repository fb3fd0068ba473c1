import { formatIdentityCode } from '../../portal/contract/values/identity-code.ts';
import { bookAnonymously, freeTimes, saidBy } from './booking.ts';
import { knownPerson } from './people.ts';
import type { Scenario } from './scenario.ts';

/** A second request under the same key asks for what only a patient's request leaves behind. */
export const repeatedKey: Scenario = {
  name: '2-repeated-key',
  about:
    'the same, by asking twice under one idempotency key with another name: is a first answer stored for patients only?',
  async attempt(arena) {
    const product = await arena.product();
    const { identityCode } = knownPerson('aino', arena.clinic.seededOn);
    const [slot = 0] = await freeTimes(product.visitor(), 1);
    const askTwice = async (code: string) => {
      const attacker = product.visitor();
      const headers = { 'idempotency-key': `key-of-${code}` };
      const words: string[] = [];
      for (const firstName of ['Keksitty', 'Toinen']) {
        const invented = { identityCode: code, firstName, lastName: 'Nimi' };
        words.push(saidBy(await bookAnonymously(attacker, slot, invented, headers)));
      }
      return words.join(', then ');
    };
    const patients = await askTwice(identityCode);
    const nobodys = await askTwice(formatIdentityCode('1985-03-14', 777));
    return { succeeded: patients !== nobodys, seen: `a patient’s: ${patients}; nobody’s: ${nobodys}` };
  },
};
