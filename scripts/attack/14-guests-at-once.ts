import { many } from './guesses.ts';
import type { Scenario } from './scenario.ts';

const ALLOWED = 4;
const ASKED = 12;
/** Who asks first is chance: as often it is tried, with no guest left from before. */
const ROUNDS = 10;

interface Own {
  readonly id: number;
  readonly locationType: string;
}

interface Invited {
  readonly guest: { readonly id: string };
  readonly url: string;
}

export const guestsAtOnce: Scenario = {
  name: '14-guests-at-once',
  about: `${ASKED} guests are invited to a video appointment at once, up to ${ROUNDS} times: how many links open it (allowed: ${ALLOWED})?`,
  without: [
    {
      file: 'portal/areas/appointments/video/server/guests.ts',
      find: 'await lockVisit(call, row);',
      put: '',
    },
  ],
  async attempt(arena) {
    const product = await arena.product();
    const aino = product.visitor();
    await aino.signIn('aino');
    const { upcoming } = (await aino.get('/api/own-appointments?lang=fi')).body as { upcoming: Own[] };
    const visit = upcoming.find(({ locationType }) => locationType === 'videoAppointment');
    if (!visit) throw new Error('She has no video appointment.');
    const path = `/api/video/${visit.id}/guests`;
    let most = 0;
    for (let round = 0; round < ROUNDS && most <= ALLOWED; round++) {
      const invited = await many(ASKED, () => aino.send('POST', path, { kind: 'interpreter' }), ASKED);
      const links = invited.flatMap(({ body }) => (body.url ? [body as Invited] : []));
      const opened = await many(links.length, async (nth) => {
        const { body } = await product.visitor().get(`/api/anon/video/${links[nth]?.url.split('/').at(-1)}`);
        return body.type === 'success';
      });
      most = Math.max(most, opened.filter(Boolean).length);
      for (const { guest } of links) await aino.send('DELETE', `${path}/${guest.id}`);
    }
    if (most === 0) throw new Error('No link opens it.');
    return { succeeded: most > ALLOWED, seen: `${most} of ${ASKED} links` };
  },
};
