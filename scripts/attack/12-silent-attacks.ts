import { bookAnonymously, freeTimes } from './booking.ts';
import { guessedToken, many } from './guesses.ts';
import { knownPerson } from './people.ts';
import type { Scenario } from './scenario.ts';

/** Attacks that an operator should see, by their name in the security log. */
const EVENTS = ['forged', 'limited', 'signInFailed', 'linkUnknown', 'bookingUnmatched', 'refused'];
const ADDRESS = '127.12.0.1';

export const silentAttacks: Scenario = {
  name: '12-silent-attacks',
  about:
    'a forged change, a hundred guesses, a forged identification, an invented name, a call without a login: does the log record each, and identify no person?',
  async attempt(arena) {
    const product = await arena.product();
    const { identityCode } = knownPerson('aino', arena.clinic.seededOn);
    const attacker = product.visitor({ from: ADDRESS });
    const [slot = 0] = await freeTimes(attacker, 1);
    await bookAnonymously(attacker, slot, { identityCode, firstName: 'Keksitty', lastName: 'Nimi' });
    const forged = { headers: { 'x-csrf-token': 'forged' } };
    await attacker.send('PUT', '/api/session', { analyticsConsent: true }, forged);
    await attacker.get('/api/user');
    await attacker.get('/oauth/callback?state=forged&code=forged');
    const token = guessedToken();
    await many(100, () => attacker.get(`/api/anon/appointment/${token}?lang=fi`));
    const lines = product.portal
      .log()
      .split('\n')
      .filter((line) => line.includes('"log":"security"'));
    const unheard = EVENTS.filter((event) => !lines.some((line) => line.includes(`"event":"${event}"`)));
    const persons = [identityCode, ADDRESS, token, 'Keksitty'].filter((text) =>
      product.portal.log().includes(text),
    );
    return {
      succeeded: unheard.length > 0 || persons.length > 0,
      seen: `${lines.length} lines; not heard of: ${unheard.join(', ') || 'nothing'}; of persons: ${persons.length}`,
    };
  },
};
