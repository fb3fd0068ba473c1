import { many } from './guesses.ts';
import type { Scenario } from './scenario.ts';

const VISITS = 150;

export const sessionRows: Scenario = {
  name: '4-session-rows',
  about: `${VISITS} visits of a booking page with \`?scope=inAppBooking\` and no cookie: rows left behind`,
  async attempt(arena) {
    const product = await arena.product();
    const rows = async () => {
      const [row] = await product.sql<{ count: number }>('select count(*)::int as count from sessions');
      return row?.count ?? 0;
    };
    const before = await rows();
    const statuses = await many(VISITS, async () => {
      return (await product.visitor().get('/fi/ajanvaraus?scope=inAppBooking')).status;
    });
    const pages = statuses.filter((status) => status === 200).length;
    const written = (await rows()) - before;
    return { succeeded: written > VISITS / 10, seen: `${written} rows for ${pages} pages` };
  },
};
