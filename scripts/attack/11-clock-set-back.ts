import { SESSION_ENDS_IN } from '../../portal/contract/session/session-ends-in.ts';
import { startOnDay } from './later.ts';
import type { Scenario } from './scenario.ts';

const HOURS = 2;
/** How long a session may be idle, in seconds. */
const IDLE = 30 * 60;

export const clockSetBack: Scenario = {
  name: '11-clock-set-back',
  about: `the clock of a process is set back ${HOURS} hours: how long does an open session last there?`,
  async attempt(arena) {
    const product = await arena.product();
    const visitor = product.visitor();
    await visitor.signIn('aino');
    const portal = await startOnDay(product, -HOURS / 24);
    const there = product.visitor({ portal });
    for (const [name, value] of visitor.cookies) there.cookies.set(name, value);
    const { headers, body } = await there.get('/api/session');
    const seconds = Number(headers[SESSION_ENDS_IN] ?? 0);
    return {
      succeeded: seconds > IDLE,
      seen: body.person ? `${seconds} s left (allowed: ${IDLE})` : 'the session is over',
    };
  },
};
