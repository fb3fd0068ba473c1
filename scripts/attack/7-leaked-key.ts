import { runCommand } from './operator.ts';
import type { Scenario } from './scenario.ts';

export const leakedKey: Scenario = {
  name: '7-leaked-key',
  about:
    'the key that seals patients’ data has leaked: can it be changed while the portal runs, and what stays sealed with it?',
  async attempt(arena) {
    const product = await arena.product();
    const keysInUse = async () => {
      const rows = await product.sql<{ key: string }>(
        `select distinct split_part(identity_code, '.', 1) as key from patients`,
      );
      return rows.map(({ key }) => key).toSorted();
    };
    const before = await keysInUse();
    const changed = await runCommand(arena.tree, product.settings, 'rotate-keys');
    const after = await keysInUse();
    const patient = product.visitor();
    await patient.signIn('aino');
    const { body } = await patient.get('/api/user');
    return {
      succeeded: after.some((key) => before.includes(key)),
      seen: `${changed ? `changed from ${before} to ${after}` : 'there is no way to change it'}; the portal reads on: ${body.patient?.lastName === 'Virtanen' ? 'yes' : 'no'}`,
    };
  },
};
