import { guessedToken, many } from './guesses.ts';
import type { Try } from './try.ts';

/** What an attacker does that somebody should hear of, and the word of the security log for it. */
const EVENTS = ['csrf', 'limit', 'sign-in'] as const;

export const silentAttacks: Try = {
  name: '12-silent-attacks',
  about:
    'a forged change, a hundred guesses, a forged identification: does the log say so, and nothing about persons?',
  async attempt(arena) {
    const product = await arena.product();
    const attacker = product.visitor({ from: '127.12.0.1' });
    await attacker.send(
      'PUT',
      '/api/session',
      { analyticsConsent: true },
      { headers: { 'x-csrf-token': 'forged' } },
    );
    await many(100, () => attacker.get(`/api/anon/appointment/${guessedToken()}?lang=fi`));
    await attacker.get('/oauth/callback?state=forged&code=forged');
    const lines = product.portal
      .log()
      .split('\n')
      .filter((line) => line.includes('"security"'));
    const heard = EVENTS.filter((event) => lines.some((line) => line.includes(event)));
    return {
      succeeded: heard.length < EVENTS.length,
      seen: `${lines.length} lines; heard of: ${heard.join(', ') || 'nothing'}`,
    };
  },
};
