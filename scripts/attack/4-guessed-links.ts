import { earlyInAMinute, guessedToken, many } from './guesses.ts';
import type { Scenario } from './scenario.ts';

/** The limit of the call behind the page, for one caller in a minute. */
const ALLOWED = 60;
const GUESSES = 300;

export const guessedLinks: Scenario = {
  name: '4-guessed-links',
  about: `${GUESSES} guesses of a link’s token at its page from one address (its call allows ${ALLOWED} a minute)`,
  async attempt(arena) {
    const product = await arena.product();
    await earlyInAMinute(30_000);
    const began = performance.now();
    const statuses = await many(GUESSES, async () => {
      // Without a cookie: nobody has to reveal that they called before.
      return (await product.visitor().get(`/fi/varaus/${guessedToken()}`)).status;
    });
    const answered = statuses.filter((status) => status !== 429 && status !== 503).length;
    const seconds = ((performance.now() - began) / 1000).toFixed(0);
    return { succeeded: answered > ALLOWED * 2, seen: `${answered} of ${GUESSES} answered in ${seconds} s` };
  },
};
