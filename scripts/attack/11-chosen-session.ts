import type { Try } from './try.ts';

const CHOSEN = 'A'.repeat(43);

export const chosenSession: Try = {
  name: '11-chosen-session',
  about:
    'two browsers are given a cookie that an attacker has made up: is it accepted as a session that they share?',
  async attempt(arena) {
    const product = await arena.product();
    const give = async () => {
      const visitor = product.visitor();
      visitor.cookies.set('session', CHOSEN);
      await visitor.send('PUT', '/api/session', { analyticsConsent: true });
      const { body } = await visitor.get('/api/session');
      return { token: body.csrfToken as string, isKept: visitor.cookies.get('session') === CHOSEN };
    };
    const [one, other] = [await give(), await give()];
    return {
      succeeded: one.isKept && one.token === other.token,
      seen: one.isKept
        ? 'accepted; both have the same CSRF token'
        : 'not accepted; each gets a session of its own',
    };
  },
};
