import type { Scenario } from './scenario.ts';

export const cookieAfterSignOut: Scenario = {
  name: '11-cookie-after-sign-out',
  about:
    'the browser is inspected after a log-out: is the session’s cookie still there, does it open anything?',
  async attempt(arena) {
    const product = await arena.product();
    const visitor = product.visitor();
    await visitor.signIn('aino');
    const cookie = visitor.cookies.get('session');
    await visitor.send('POST', '/api/logout');
    const kept = visitor.cookies.get('session') === cookie;
    const { body } = await product
      .visitor()
      .get('/api/session', { headers: { cookie: `session=${cookie}` } });
    return {
      succeeded: kept || body.person !== null,
      seen: `the cookie ${kept ? 'stays' : 'is gone'}, and it opens ${body.person === null ? 'nothing' : 'the session'}`,
    };
  },
};
