import { saidBy } from './booking.ts';
import type { Scenario } from './scenario.ts';

const TYPES = { front: 'image/jpeg', back: 'image/jpeg' };

export const unsizedUpload: Scenario = {
  name: '11-unsized-upload',
  about: 'an upload without a declared size: is it signed for any length?',
  async attempt(arena) {
    const product = await arena.product();
    const patient = product.visitor();
    await patient.signIn('aino');
    const answer = await patient.send('POST', '/api/kela-card/init-upload?lang=fi', { mimetypes: TYPES });
    if (answer.status !== 200) return { succeeded: false, seen: `refused: ${saidBy(answer)}` };
    const { url } = answer.body.front as { url: string };
    const signed = new URL(url).searchParams.get('X-Amz-SignedHeaders') ?? '';
    return { succeeded: !signed.includes('content-length'), seen: `signed: ${signed.replaceAll(';', ', ')}` };
  },
};
