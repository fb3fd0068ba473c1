import { filesOf } from './page-files.ts';
import type { Scenario } from './scenario.ts';
import { stall } from './stalls.ts';

const STALLS = 4;

export const singleVisitor: Scenario = {
  name: '8-single-visitor',
  about: `the machine stalls ${STALLS} times for 2 s (the process is stopped and goes on), then one visitor opens a page with its files`,
  async attempt(arena) {
    const product = await arena.product();
    const files = await filesOf(product.visitor());
    const refused: string[] = [];
    let asked = 0;
    await stall(product.portal.pid, STALLS);
    // The visitor comes when it is over and nothing else is going on.
    const visitor = product.visitor();
    for (const path of ['/fi/ajanvaraus', ...files, '/api/session']) {
      asked += 1;
      if ((await visitor.get(path)).status === 503) refused.push(path);
    }
    const ofFiles = refused.filter((path) => path.startsWith('/assets/')).length;
    return {
      succeeded: refused.length > 0,
      seen: `${refused.length} of ${asked} requests refused, ${ofFiles} of them files`,
    };
  },
};
