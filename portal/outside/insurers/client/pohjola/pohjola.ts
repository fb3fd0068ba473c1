import { z } from 'zod';
import { createSystemCalls, type SystemSettings } from '../../../calls/system-calls.ts';

const answerSchema = z.strictObject({ hasInsurance: z.boolean() });

/** Pohjola Vakuutus, as far as its contract (`pohjola.openapi.yaml`) goes. */
export interface Pohjola {
  /**
   * Whether somebody has an insurance that covers a visit on a day (`YYYY-MM-DD`); rejects with a `SystemError` if that
   * cannot be found out.
   */
  hasInsurance(identityCode: string, day: string): Promise<boolean>;
}

export function createPohjola(settings: SystemSettings): Pohjola {
  const call = createSystemCalls('Pohjola', settings);
  return {
    async hasInsurance(identityCode, date) {
      const answer = await call({
        path: '/insurance-checks',
        person: identityCode,
        body: { identityCode, date },
        answer: answerSchema,
        isRepeatable: true,
      });
      return answer.hasInsurance;
    },
  };
}
