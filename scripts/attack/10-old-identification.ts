import { setTimeout as sleep } from 'node:timers/promises';
import { saidBy } from './booking.ts';
import type { Scenario } from './scenario.ts';

const FRESH_SECONDS = 3;

export const oldIdentification: Scenario = {
  name: '10-old-identification',
  about: 'an open session whose identification is old: the whole download, and a request for deletion',
  async attempt(arena) {
    const settings = { IDENTIFICATION_FRESH_MINUTES: String(FRESH_SECONDS / 60) };
    const product = await arena.product(settings);
    const found = product.visitor();
    await found.signIn('aino');
    await sleep(FRESH_SECONDS * 1000 + 200);
    const download = await found.get('/api/user/data?lang=fi');
    const deletion = await found.send('POST', '/api/user/deletion-request?lang=fi');
    const words = {
      download: download.status === 200 ? 'success' : saidBy(download),
      deletion: saidBy(deletion),
    };
    return {
      succeeded: Object.values(words).includes('success'),
      seen: `download: ${words.download}, deletion: ${words.deletion}`,
    };
  },
};
