import { freeTimes } from './booking.ts';
import type { Scenario } from './scenario.ts';

export const unloggedReads: Scenario = {
  name: '11-unlogged-reads',
  about: 'reads of a patient’s record that leave no entry in her access log',
  async attempt(arena) {
    const product = await arena.product();
    const patient = product.visitor();
    await patient.signIn('aino');
    const [slot = 0] = await freeTimes(patient, 1);
    const reads = [
      `/api/appointments/free/${slot}?lang=fi`,
      '/api/mfa',
      '/api/user',
      '/api/user/guardians',
      '/api/user/consent',
      '/api/own-appointments?lang=fi',
      '/api/kela-card?lang=fi',
    ];
    const entries = async () => {
      const [row] = await product.sql<{ count: number }>('select count(*)::int as count from access_log');
      return row?.count ?? 0;
    };
    const unlogged: string[] = [];
    for (const path of reads) {
      const before = await entries();
      const { status } = await patient.get(path);
      if (status === 200 && (await entries()) === before) unlogged.push(path.replace(/\?.*|\/\d+.*/, ''));
    }
    return {
      succeeded: unlogged.length > 0,
      seen: `${unlogged.length} of ${reads.length}${unlogged.length ? ': ' : ''}${unlogged.join(', ')}`,
    };
  },
};
