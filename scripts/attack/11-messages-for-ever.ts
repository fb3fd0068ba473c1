import { bookAnonymously, freeTimes } from './booking.ts';
import { passDays } from './later.ts';
import { knownPerson } from './people.ts';
import type { Scenario } from './scenario.ts';

const DAYS = 3 * 365;

export const messagesForEver: Scenario = {
  name: '11-messages-for-ever',
  about: `messages that were sent, ${DAYS / 365} years later: are they, with their links, still kept?`,
  async attempt(arena) {
    const product = await arena.product();
    const visitor = product.visitor();
    const [slot = 0] = await freeTimes(visitor, 1);
    await bookAnonymously(visitor, slot, knownPerson('aino', arena.clinic.seededOn));
    await product.atRest();
    const count = async () => {
      const [row] = await product.sql<{ sent: number }>(
        'select count(*)::int as sent from messages where sent_at is not null',
      );
      return row?.sent ?? 0;
    };
    const before = await count();
    await passDays(product, DAYS);
    const after = await count();
    if (before === 0) throw new Error('Nothing was sent.');
    return { succeeded: after > 0, seen: `${before} sent, ${after} still kept` };
  },
};
