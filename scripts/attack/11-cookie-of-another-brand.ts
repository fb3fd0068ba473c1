import type { Scenario } from './scenario.ts';

export const cookieOfAnotherBrand: Scenario = {
  name: '11-cookie-of-another-brand',
  about: 'the cookie of a session at one brand is sent to another brand’s host',
  async attempt(arena) {
    const product = await arena.product();
    const visitor = product.visitor();
    await visitor.signIn('aino');
    const elsewhere = product.visitor({ host: 'pikkujatti.localhost' });
    for (const [name, value] of visitor.cookies) elsewhere.cookies.set(name, value);
    const { body } = await elsewhere.get('/api/session');
    return { succeeded: body.person !== null, seen: body.person ? 'signed in there, too' : 'nobody there' };
  },
};
