import { openProduction, PRODUCTION_HOST } from './production.ts';
import type { Scenario } from './scenario.ts';
import { createVisitor } from './visitor.ts';

export const languageCookie: Scenario = {
  name: '11-language-cookie',
  about: 'cookies of a page in production that would also be sent unencrypted',
  async attempt(arena) {
    const { port } = await (await openProduction(arena))();
    const visitor = createVisitor({ port, host: PRODUCTION_HOST });
    const { headers, status } = await visitor.get('/fi/ajanvaraus');
    const cookies = headers['set-cookie'] ?? [];
    const inClear = cookies.filter((line) => !/; secure/i.test(line)).map((line) => line.split('=', 1)[0]);
    if (status !== 200 || cookies.length === 0)
      throw new Error(`The page answered ${status} and set nothing.`);
    return {
      succeeded: inClear.length > 0,
      seen: `${inClear.length} of ${cookies.length} ${inClear.join(', ')}`.trim(),
    };
  },
};
