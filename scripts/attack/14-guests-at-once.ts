import { many } from './guesses.ts';
import type { Try } from './try.ts';

const ALLOWED = 4;
const ASKED = 12;

interface Own {
  readonly id: number;
  readonly locationType: string;
}

export const guestsAtOnce: Try = {
  name: '14-guests-at-once',
  about: `${ASKED} guests are invited to a video appointment at once: how many links open it (allowed: ${ALLOWED})?`,
  before: '4c9c89ae',
  async attempt(arena) {
    const product = await arena.product();
    const aino = product.visitor();
    await aino.signIn('aino');
    const { upcoming } = (await aino.get('/api/own-appointments?lang=fi')).body as { upcoming: Own[] };
    const visit = upcoming.find(({ locationType }) => locationType === 'videoAppointment');
    if (!visit) throw new Error('She has no video appointment.');
    const path = `/api/video/${visit.id}/guests`;
    const links = await many(ASKED, () => aino.send('POST', path, { kind: 'interpreter' }), ASKED);
    const secrets = links.flatMap(({ body }) => (body.url ? [String(body.url).split('/').at(-1)] : []));
    const opened = await many(secrets.length, async (nth) => {
      const { body } = await product.visitor().get(`/api/anon/video/${secrets[nth]}`);
      return body.type === 'success';
    });
    const open = opened.filter(Boolean).length;
    if (open === 0) throw new Error('No link opens it.');
    return { succeeded: open > ALLOWED, seen: `${open} of ${ASKED} links` };
  },
};
