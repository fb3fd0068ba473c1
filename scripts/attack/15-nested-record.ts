import { importRecord, visitToday } from './records.ts';
import type { Scenario } from './scenario.ts';

const LEVELS = 5_000;

/** One resource of thousands that another system hands over. */
export const nestedRecord: Scenario = {
  name: '15-nested-record',
  about: `of three visits that are imported one is nested ${LEVELS} levels deep: how many of the other two reach the patient?`,
  without: [
    {
      file: 'portal/areas/record/shared/health-record/server/fhir/r4-structure.ts',
      find: "if (isDeeper(resource, LEVELS)) return { at: '', rule: 'depth' };",
      put: '',
    },
    {
      file: 'portal/areas/record/shared/health-record/server/fhir/judge.ts',
      find: "return { refused: 'unforeseen', fault: { at: '', rule: error instanceof Error ? error.name : '' } };",
      put: 'throw error;',
    },
  ],
  async attempt(arena) {
    const product = await arena.product();
    const deep = `${'{"url":"x:y","extension":['.repeat(LEVELS)}{"url":"x:y","valueString":""}${']}'.repeat(LEVELS)}`;
    const nested = JSON.stringify(visitToday('nested', { extension: [] })).replace('[]', `[${deep}]`);
    const aino = product.visitor();
    await aino.signIn('aino');
    const count = async () => (await aino.get('/api/visits?lang=fi')).body.total as number;
    const before = await count();
    const { succeeded } = await importRecord(
      arena,
      product,
      'aino',
      visitToday('1'),
      nested,
      visitToday('2'),
    );
    const came = (await count()) - before;
    return { succeeded: came < 2, seen: `${came} of 2; the import ${succeeded ? 'ended' : 'broke off'}` };
  },
};
