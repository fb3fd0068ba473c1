import { importRecord, SUBJECT, visitToday } from './records.ts';
import type { Scenario } from './scenario.ts';

const NAME = 'Nuorisopsykiatrian poliklinikka';

/** Elsa has been where her mother is not to know of; the medicine that she was given there is no secret. */
export const withheldVisit: Scenario = {
  name: '15-withheld-visit',
  about:
    'a minor withholds a visit; her guardian looks for its name in all that can be read and downloaded of the rest of the record',
  without: [
    {
      file: 'portal/areas/record/shared/health-record/server/fhir/unseen.ts',
      find: 'return hash !== null && !seen.has(hash);',
      put: 'return false;',
    },
  ],
  async attempt(arena) {
    const product = await arena.product();
    const prescription = {
      resourceType: 'MedicationRequest',
      id: 'medicine',
      status: 'active',
      intent: 'order',
      subject: SUBJECT,
      medicationCodeableConcept: { text: 'Sertraliini' },
      authoredOn: new Date().toISOString(),
      encounter: { reference: 'Encounter/clinic', display: NAME },
    };
    await importRecord(
      arena,
      product,
      'elsa',
      visitToday('clinic', { serviceType: { text: NAME } }),
      prescription,
    );
    const elsa = product.visitor();
    await elsa.signIn('elsa');
    const [visit] = (await elsa.get('/api/visits?lang=fi')).body.visits;
    // The medicine is left to be seen: what it says of the visit is what is looked for.
    const body = { isWithheld: true, together: [] };
    const { status } = await elsa.send('PUT', `/api/withholding/entry-${visit?.id}`, body);
    if (status !== 200) throw new Error(`The visit could not be withheld: ${status}.`);
    const sofia = product.visitor({ host: 'pikkujatti.localhost' });
    await sofia.signIn('sofia');
    await sofia.actFor('Elsa');
    const paths = [
      '/api/visits?lang=fi',
      '/api/prescriptions?lang=fi',
      '/api/health-record?lang=fi',
      '/api/health-record/documents/health-record.txt?lang=fi',
      '/api/health-record/fhir?lang=fi',
      '/api/user/data?lang=fi',
      '/api/user/access-log?lang=fi',
    ];
    const telling: string[] = [];
    for (const path of paths) {
      const answer = await sofia.get(path);
      if (answer.status !== 200) throw new Error(`${path} is not answered: ${answer.status}.`);
      if (JSON.stringify(answer.body).includes(NAME)) telling.push(path.split('?')[0] ?? path);
    }
    return {
      succeeded: telling.length > 0,
      seen: `told by ${telling.length} of ${paths.length} ${telling.join(', ')}`.trim(),
    };
  },
};
