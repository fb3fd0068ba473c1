import { saidBy } from './booking.ts';
import { passDays } from './later.ts';
import { runCommand } from './operator.ts';
import { knownPerson } from './people.ts';
import type { Scenario } from './scenario.ts';

const DAYS = 10;

export const deletionNeverDone: Scenario = {
  name: '11-deletion-never-done',
  about: `a request for deletion is reviewed, and ${DAYS} days pass: are the account, its contact details and its open session still there?`,
  async attempt(arena) {
    const product = await arena.product();
    const { key, firstName } = knownPerson('paivi', arena.clinic.seededOn);
    const patient = product.visitor();
    await patient.signIn(key);
    const asked = saidBy(await patient.send('POST', '/api/user/deletion-request?lang=fi'));
    const [request] = await product.sql<{ id: string; patient_id: string }>(
      'select id, patient_id from deletion_requests',
    );
    const { tree } = arena;
    const reviewed = await runCommand(
      tree,
      product.settings,
      'deletion-requests',
      'approve',
      request?.id ?? '',
    );
    const portal = await passDays(product, DAYS);
    const [kept] = await product.sql<{ details: number }>(
      'select num_nonnulls(email, phone, street_address)::int as details from patients where id = $1',
      [request?.patient_id],
    );
    const later = product.visitor({ portal });
    for (const [name, value] of patient.cookies) later.cookies.set(name, value);
    const { body } = await later.get('/api/session');
    return {
      succeeded: kept?.details !== 0 || body.isSessionValid === true,
      seen: `${firstName} asked: ${asked}; review: ${reviewed ? 'approved' : 'there is none'}; contact details left: ${kept?.details}`,
    };
  },
};
