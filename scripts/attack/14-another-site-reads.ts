import { addDays, helsinkiDay } from '../../portal/contract/time/time.ts';
import { saidBy } from './booking.ts';
import type { Scenario } from './scenario.ts';

/** What browsers say of a request that another site has made them send, with the session's cookie. */
const ELSEWHERE = { headers: { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' } };

export const anotherSiteReads: Scenario = {
  name: '14-another-site-reads',
  about: 'a link on another site has a signed-in patient’s browser read: are insurers asked about her?',
  without: [
    {
      file: 'portal/shell/server/http/csrf.ts',
      find: "return site === 'cross-site' || site === 'same-site';",
      put: 'return false;',
    },
  ],
  async attempt(arena) {
    const product = await arena.product();
    const aino = product.visitor();
    await aino.signIn('aino');
    const day = addDays(helsinkiDay(new Date()), 7);
    const paths = [
      `/api/insurance/pohjola-check/${day}`,
      '/api/insurance/lahitapiola-policy-check',
      '/api/insurance/lahitapiola-direct-compensation-permits/fi',
    ];
    const own = await Promise.all(paths.map((path) => aino.get(path)));
    if (own.some(({ status }) => status !== 200)) throw new Error('The insurers do not answer at all.');
    const read = await Promise.all(paths.map((path) => aino.get(path, ELSEWHERE)));
    const answered = read.filter(({ status }) => status === 200).length;
    return {
      succeeded: answered > 0,
      seen: `${answered} of ${paths.length} answered (${read.map(saidBy).join(', ')})`,
    };
  },
};
