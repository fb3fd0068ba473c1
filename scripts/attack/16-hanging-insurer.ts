import { setTimeout as sleep } from 'node:timers/promises';
import { addDays, helsinkiDay } from '../../portal/contract/time/time.ts';
import { SYSTEMS } from '../../portal/outside/sandbox/faults.ts';
import { bookAnonymously, freeTimes, saidBy } from './booking.ts';
import { knownPerson } from './people.ts';
import type { Scenario } from './scenario.ts';
import type { Visitor } from './visitor.ts';

const QUESTIONS = [
  `/api/insurance/pohjola-check/${addDays(helsinkiDay(new Date()), 7)}`,
  '/api/insurance/lahitapiola-policy-check',
  '/api/payments/invoices-list?lang=fi',
];
const PATIENTS = ['aino', 'matti', 'eero', 'helmi', 'timo', 'kerttu', 'janne', 'paivi', 'asta', 'venla'];
const PRESSES = 4;
const PAGES = ['/fi', '/fi/kirjaudu', '/sv', '/api/session', '/api/appointments?lang=fi'];

/** Nobody attacks: patients wait for insurers and invoices, as on any morning on which these do not answer. */
export const hangingInsurer: Scenario = {
  name: '16-hanging-insurer',
  about: `every outside system hangs for 60 s, ${PATIENTS.length} patients press ${PRESSES} times for each of two insurers and for their invoices: are pages refused to a visitor, is a booking?`,
  without: [
    {
      file: 'portal/platform/limits/stand-aside.ts',
      find: 'const comeBack = requests.getStore()?.();',
      put: 'const comeBack: undefined | (() => void) = undefined;',
    },
  ],
  async attempt(arena) {
    const product = await arena.product({ SANDBOX_SLOW_MS: '60000' });
    const waiting: Visitor[] = [];
    for (const [nth, person] of PATIENTS.entries()) {
      const patient = product.visitor({ from: `127.0.1.${1 + nth}` });
      await patient.signIn(person);
      waiting.push(patient);
    }
    const visitor = product.visitor({ from: '127.0.2.1' });
    const [time = 0] = await freeTimes(visitor, 1);
    // A page that is open has its token.
    await visitor.send('PUT', '/api/session', { analyticsConsent: false });
    const faults = Object.fromEntries(SYSTEMS.map((system) => [system, 'slow']));
    await fetch(`${product.sandboxOrigin}/faults`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(faults),
    });
    let isOver = false;
    const asked = askAll(waiting).finally(() => {
      isOver = true;
    });
    // A queue is one that stays after a second.
    await sleep(1_500);
    const person = knownPerson('onni', arena.clinic.seededOn);
    const booked = saidBy(await bookAnonymously(visitor, time, person));
    let [seen, refused] = [0, 0];
    while (!isOver) {
      for (const path of PAGES) {
        seen += 1;
        if ((await visitor.get(path)).status === 503) refused += 1;
      }
      await sleep(50);
    }
    const answered = (await asked).filter((status) => status === 200).length;
    return {
      succeeded: refused > 0 || booked !== 'success',
      seen: `${refused} of ${seen} pages and calls refused; the booking: ${booked}; ${answered} of ${PATIENTS.length * PRESSES * QUESTIONS.length} questions answered`,
    };
  },
};

async function askAll(patients: readonly Visitor[]): Promise<number[]> {
  const asked: Promise<number>[] = [];
  for (const patient of patients) {
    for (let press = 0; press < PRESSES; press++) {
      for (const path of QUESTIONS) asked.push(patient.get(path).then(({ status }) => status));
    }
    await sleep(30);
  }
  return Promise.all(asked);
}
