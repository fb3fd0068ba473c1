import type { Scenario } from './scenario.ts';

const CHOSEN = 'A'.repeat(43);

export const chosenSession: Scenario = {
  name: '11-chosen-session',
  about:
    'two browsers are given a cookie that an attacker has made up: is it accepted as a session that they share?',
  async attempt(arena) {
    const product = await arena.product();
    const give = async () => {
      const visitor = product.visitor();
      visitor.cookies.set('session', CHOSEN);
      await visitor.send('PUT', '/api/session', { analyticsConsent: true });
      return visitor.cookies.get('session') === CHOSEN;
    };
    const isShared = (await give()) && (await give());
    return {
      succeeded: isShared,
      seen: isShared
        ? 'accepted; both have the same session'
        : 'not accepted; each gets a session of its own',
    };
  },
};
