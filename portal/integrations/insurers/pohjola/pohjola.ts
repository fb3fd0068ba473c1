import { z } from 'zod';
import { createInsurerCalls, type InsurerSettings } from '../insurer-calls.ts';

const answerSchema = z.strictObject({ hasInsurance: z.boolean() });

/** Pohjola Vakuutus, as far as its contract (`openapi.yaml`) goes. */
export interface Pohjola {
  /**
   * Whether somebody has an insurance that covers a visit on a day (`YYYY-MM-DD`); rejects with an `InsurerError` if that
   * cannot be found out.
   */
  hasInsurance(identityCode: string, day: string): Promise<boolean>;
}

export function createPohjola(settings: InsurerSettings): Pohjola {
  const call = createInsurerCalls('Pohjola', settings);
  return {
    async hasInsurance(identityCode, date) {
      const answer = await call({
        path: '/insurance-checks',
        body: { identityCode, date },
        answer: answerSchema,
        isRead: true,
      });
      return answer.hasInsurance;
    },
  };
}
