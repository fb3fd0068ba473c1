import { setTimeout as sleep } from 'node:timers/promises';
import autocannon from 'autocannon';
import { many } from './guesses.ts';
import { filesOf } from './page-files.ts';
import type { Scenario } from './scenario.ts';
import { stall } from './stalls.ts';

const VISITORS = 100;
/** Requests that no page can do without. */
const READERS = 20;
const LOAD_SECONDS = 15;
const STALLS = 3;

export const filesUnderLoad: Scenario = {
  name: '8-files-under-load',
  about: `${VISITORS} visitors keep requesting pages and the machine stalls meanwhile: are styles, scripts, fonts, health or sign-ins refused?`,
  without: [
    {
      file: 'portal/shell/server/http/pressure.ts',
      find: 'const isCounted = (asked: Asked) => isPageRequest(asked) || ASKED_BY_PROGRAMS.test(asked.url);',
      put: 'const isCounted = (_asked: Asked) => true;',
    },
  ],
  async attempt(arena) {
    const product = await arena.product({ RATE_LIMIT: '1000000', TRUST_PROXY: 'loopback' });
    const files = await filesOf(product.visitor());
    const { portal, settings } = product;
    const load = autocannon({
      url: `http://127.0.0.1:${portal.port}/fi/ajanvaraus`,
      // One address would fill half of the room and no more.
      requests: Array.from({ length: VISITORS }, (_, nth) => ({
        headers: { host: `kaari.localhost:${settings.PORT}`, 'x-forwarded-for': `198.51.100.${nth}` },
      })),
      connections: VISITORS,
      duration: LOAD_SECONDS,
      // Requests for files must not wait for the crowd's.
      workers: 1,
    });
    const ends = Date.now() + LOAD_SECONDS * 1000;
    const refused = new Map<string, number>();
    let asked = 0;
    const paths = [...files, '/health/live', '/health/ready', '/oauth/callback?state=nobodys'];
    const reader = async (index: number) => {
      const visitor = product.visitor({ from: `127.80.0.${index + 1}` });
      for (let turn = index; Date.now() < ends; turn++) {
        const path = paths[turn % paths.length] ?? '';
        asked += 1;
        const kind = path.startsWith('/assets/') ? 'files' : (path.split('?')[0] ?? '');
        if ((await visitor.get(path)).status === 503) refused.set(kind, (refused.get(kind) ?? 0) + 1);
      }
    };
    const readers = many(READERS, reader, READERS);
    await sleep(2000);
    await stall(portal.pid, STALLS);
    await readers;
    const pages = await load;
    const what = [...refused].map(([kind, times]) => `${times} ${kind}`).join(', ');
    return {
      succeeded: refused.size > 0,
      seen: `${what || 'none'} of ${asked} refused; of ${pages.requests.total} pages, ${pages.statusCodeStats?.['503']?.count ?? 0} were`,
    };
  },
};
