import { startTestProxy } from '../../portal/shell/server/reliability/test-proxy.ts';
import { guessedToken, many } from './guesses.ts';
import type { Portal, Product } from './product.ts';
import type { Scenario } from './scenario.ts';

/** The call's limit for one caller in a minute, and how often it is made. */
const ALLOWED = 60;
const CALLS = 150;
/** Address of the reverse proxy, as the portal sees it. */
const PROXY = '127.3.0.1';

/** Every way in which an operator may try to configure a proxy. */
const SETTINGS = ['true', '1', PROXY, `${PROXY}/32`];

export const forgedAddress: Scenario = {
  name: '3-forged-address',
  about: `${CALLS} calls in a minute, each with another forged X-Forwarded-For, through a proxy and past it (allowed: ${ALLOWED})`,
  async attempt(arena) {
    const product = await arena.product();
    const seen: string[] = [];
    let succeeded = false;
    for (const [index, TRUST_PROXY] of SETTINGS.entries()) {
      // A clean minute for each setting.
      const attacker = (way: number) => `127.3.${1 + index}.${way}`;
      const portal = await product.start({ settings: { TRUST_PROXY } }).catch(() => null);
      if (!portal) {
        seen.push(`TRUST_PROXY=${TRUST_PROXY} does not start`);
        continue;
      }
      const proxy = await startTestProxy(portal.port, PROXY);
      arena.afterwards(proxy.close);
      const through = await answered(product, { ...portal, port: proxy.port }, attacker(1));
      // Trusting a number of hops requires closing the way past the proxy, and says so; trusting addresses does not.
      const past = /^\d+$/.test(TRUST_PROXY) ? 0 : await answered(product, portal, attacker(2));
      seen.push(`TRUST_PROXY=${TRUST_PROXY}: ${through} answered through, ${past} past the proxy`);
      succeeded ||= Math.max(through, past) > ALLOWED * 1.5;
    }
    return { succeeded, seen: seen.join('; ') };
  },
};

/** How many of the calls are not refused. */
async function answered(product: Product, portal: Portal, from: string): Promise<number> {
  const visitor = product.visitor({ portal, from });
  const statuses = await many(CALLS, async (index) => {
    const headers = { 'x-forwarded-for': `198.51.100.${index}` };
    return (await visitor.get(`/api/anon/appointment/${guessedToken()}?lang=fi`, { headers })).status;
  });
  return statuses.filter((status) => status !== 429).length;
}
