import { saidBy } from './booking.ts';
import type { Scenario } from './scenario.ts';

export const unseenSessions: Scenario = {
  name: '12-unseen-sessions',
  about: 'a second browser is signed in as the patient: can she see it, and end it?',
  async attempt(arena) {
    const product = await arena.product();
    const [patient, thief] = [product.visitor(), product.visitor()];
    await patient.signIn('aino');
    await thief.signIn('aino');
    const list = await patient.get('/api/sessions');
    const sessions = (list.body.sessions ?? []) as { id: string; isThis: boolean }[];
    const other = sessions.find(({ isThis }) => !isThis);
    const ended = other && saidBy(await patient.send('DELETE', `/api/sessions/${other.id}`));
    const { body } = await thief.get('/api/session');
    return {
      succeeded: body.person !== null,
      seen: `${sessions.length} sessions shown (${saidBy(list)}), ending the other: ${ended ?? 'not possible'}`,
    };
  },
};
