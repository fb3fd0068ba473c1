import { describe, expect, test, vi } from 'vitest';
import type { PohjolaState } from '#areas/appointments/shared/insurance/insurance-states.ts';
import type { Send } from '#client/calls/use-send.ts';
import { leaveConcept } from './leave-concept.ts';

const POHJOLA = { insurer: 'OP', reimbursement: 'PAY_AND_REIMBURSE', kindCode: 'LVO' } as const;
const IF = { insurer: 'IF', reimbursement: 'USE_REIMBURSEMENT', kindCode: 'LVO' } as const;

const known = (state: PohjolaState) => ({
  features: [],
  settling: { current: Promise.resolve(state), settle: () => {} },
});
const sending = (...answers: (string | Error)[]) => {
  const codes: string[] = [];
  const send = async (_: string, { body }: { body: { code: string } }) => {
    codes.push(body.code);
    const answer = answers.shift() ?? new Error('Asked once more');
    if (answer instanceof Error) throw answer;
    return { type: answer };
  };
  return { codes, send: send as unknown as Send };
};

describe('the concept code of a booking', () => {
  test('is left', async () => {
    const { send, codes } = sending('success');
    expect(await leaveConcept(send, IF, known('UNDEFINED'))).toBeNull();
    expect(codes).toEqual(['90157']);
  });

  test('of Pohjola is left once it has said that there is an insurance, and else none', async () => {
    const { send, codes } = sending('success');
    expect(await leaveConcept(send, POHJOLA, known('FOUND'))).toBeNull();
    for (const state of ['UNDEFINED', 'NOT_FOUND', 'CANCELED', 'ERROR'] as const)
      expect(await leaveConcept(send, POHJOLA, known(state))).toBeNull();
    expect(codes).toEqual(['999503']);
  });

  test('waits for Pohjola, and not for long', async () => {
    vi.useFakeTimers();
    const { send, codes } = sending('success');
    const settling = { current: new Promise<PohjolaState>(() => {}), settle: () => {} };
    const left = leaveConcept(send, POHJOLA, { features: [], settling });
    await vi.advanceTimersByTimeAsync(8_000);
    expect(await left).toBeNull();
    expect(codes).toEqual([]);
    vi.useRealTimers();
  });

  test('is tried twice, and then told as failed', async () => {
    const lost = new Error('No connection');
    const second = sending(lost, 'success');
    expect(await leaveConcept(second.send, IF, known('UNDEFINED'))).toBeNull();
    expect(second.codes).toEqual(['90157', '90157']);
    expect(await leaveConcept(sending(lost, lost).send, IF, known('UNDEFINED'))).toBe('failed');
  });

  test.each([
    ['customerDeniedAccess', 'denied'],
    ['conceptNotFound', 'failed'],
    ['conceptOnlineUpdateNotAllowed', 'failed'],
    ['customerNotFound', 'failed'],
    ['unknownError', 'failed'],
  ])('that is answered %s is told as %s', async (type, told) => {
    expect(await leaveConcept(sending(type).send, IF, known('UNDEFINED'))).toBe(told);
  });
});
