import { formatIdentityCode } from '../../portal/contract/values/identity-code.ts';
import { median } from '../bench/statistics.ts';
import { bookAnonymously, freeTimes, saidBy } from './booking.ts';
import { knownPerson } from './people.ts';
import type { Scenario } from './scenario.ts';

const PATIENTS = [
  'aino',
  'eero',
  'helmi',
  'onni',
  'sofia',
  'kerttu',
  'janne',
  'ilona',
  'timo',
  'paivi',
  'asta',
];
/** How often a code may be tried below its limit. */
const ROUNDS = 9;
/** That many standard errors from a coin toss are no accident, however busy the machine is. */
const APART = 4;
const ENOUGH = 20;

/** Patients' codes and others of the same birthdays, in pairs, each from an address of its own. */
export const timing: Scenario = {
  name: '2-timing',
  about:
    'the same, by how long the answer takes: a patient’s code and an unused one, a pair at a time, with invented names',
  async attempt(arena) {
    const product = await arena.product();
    const [slot = 0] = await freeTimes(product.visitor(), 1);
    let address = 0;
    /** Milliseconds; null if refused. */
    const ask = async (identityCode: string) => {
      address += 1;
      const visitor = product.visitor({ from: `127.2.${Math.floor(address / 200)}.${1 + (address % 200)}` });
      // Connection and token exist before the clock starts.
      await visitor.send('PUT', '/api/session', { analyticsConsent: false });
      const began = performance.now();
      const answer = await bookAnonymously(visitor, slot, {
        identityCode,
        firstName: 'Keksitty',
        lastName: 'Nimi',
      });
      return saidBy(answer) === 'tooManyRequests' ? null : performance.now() - began;
    };
    const pairs: { patient: number; nobody: number }[] = [];
    let refused = 0;
    for (let round = 0; round < ROUNDS; round++) {
      for (const [index, key] of PATIENTS.entries()) {
        const { identityCode } = knownPerson(key, arena.clinic.seededOn);
        const [, day = '', month = '', year = ''] = /^(\d\d)(\d\d)(\d\d)/.exec(identityCode) ?? [];
        const nobodys = formatIdentityCode(`19${year}-${month}-${day}`, 600 + round * 20 + index);
        // The order alternates.
        const isFirst = (round + index) % 2 === 0;
        const one = await ask(isFirst ? identityCode : nobodys);
        const other = await ask(isFirst ? nobodys : identityCode);
        if (one === null || other === null) refused += 1;
        else pairs.push(isFirst ? { patient: one, nobody: other } : { patient: other, nobody: one });
      }
    }
    const longer = pairs.filter(({ patient, nobody }) => patient > nobody).length;
    const errors = (Math.abs(longer - pairs.length / 2) * 2) / Math.sqrt(pairs.length);
    const [patients, nobodys] = [
      median(pairs.map((pair) => pair.patient)),
      median(pairs.map((pair) => pair.nobody)),
    ];
    return {
      succeeded: pairs.length >= ENOUGH && errors >= APART,
      seen: `the patient’s took longer in ${longer} of ${pairs.length} pairs (${errors.toFixed(1)} standard errors from chance; medians ${patients.toFixed(1)} and ${nobodys.toFixed(1)} ms), ${refused} refused`,
    };
  },
};
