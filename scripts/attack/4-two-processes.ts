import { earlyInAMinute, guessedToken, many } from './guesses.ts';
import type { Scenario } from './scenario.ts';

const ALLOWED = 60;
const CALLS = 200;

export const twoProcesses: Scenario = {
  name: '4-two-processes',
  about: `${CALLS} calls from one address, in turn to two processes (allowed: ${ALLOWED} a minute)`,
  async attempt(arena) {
    const product = await arena.product();
    const other = await product.start();
    const visitors = [product.visitor(), product.visitor({ portal: other })];
    await earlyInAMinute(20_000);
    const statuses = await many(CALLS, async (index) => {
      const visitor = visitors[index % 2];
      return (await visitor?.get(`/api/anon/appointment/${guessedToken()}?lang=fi`))?.status;
    });
    const answered = statuses.filter((status) => status !== 429).length;
    return { succeeded: answered > ALLOWED * 1.5, seen: `${answered} of ${CALLS} answered` };
  },
};
