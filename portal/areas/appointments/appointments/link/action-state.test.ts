import { describe, expect, test } from 'vitest';
import type { CancelFailure } from '../cancelling/cancel-failure.ts';
import type { CheckInEnd } from '../check-in/check-in-end.ts';
import { type Actions, actionError, actionState, offersCancelling } from './action-state.ts';

type Changes = { readonly [Part in keyof Actions]?: Partial<Actions[Part]> };
const actions = ({ cancelling, checkIn }: Changes): Actions => ({
  cancelling: { isAsking: false, isSending: false, failure: null, ...cancelling },
  checkIn: { isSending: false, end: null, ...checkIn },
});
const failed = (kind: CancelFailure['kind']): Changes => ({
  cancelling: { failure: { kind, mayTryAgain: kind === 'network' } },
});
const ended = (end: CheckInEnd): Changes => ({ checkIn: { end } });

describe('what the holder of a link does', () => {
  test.each<[string, Changes, boolean]>([
    ['waiting-for-action', {}, true],
    ['waiting-for-confirmation', { cancelling: { isAsking: true } }, true],
    ['response-pending', { cancelling: { isAsking: true, isSending: true } }, true],
    ['check-in-pending', { checkIn: { isSending: true } }, false],
    ['check-in-success', ended({ type: 'done', room: null }), false],
  ])('is %s', (state, changes, offers) => {
    const now = actions(changes);
    expect(actionState(now)).toBe(state);
    expect(actionError(now)).toBeNull();
    expect(offersCancelling(actionState(now), null)).toBe(offers);
  });

  test.each<[string, Changes, boolean]>([
    ['network-error', failed('network'), true],
    ['cancel-too-late', failed('deadline'), false],
    ['cancel-failure', failed('other'), false],
    ['network-error', ended({ type: 'failed', failure: 'networkError' }), true],
    ['check-in-failure', ended({ type: 'failed', failure: 'failed' }), true],
    ['check-in-ssn-mismatch', ended({ type: 'failed', failure: 'mismatch' }), true],
    ['consent-needed', ended({ type: 'consentNeeded', isAsAdult: false }), false],
  ])('comes to nothing by %s', (error, changes, offers) => {
    const now = actions(changes);
    expect(actionState(now)).toBe('waiting-for-action');
    expect(actionError(now)).toBe(error);
    expect(offersCancelling('waiting-for-action', actionError(now))).toBe(offers);
  });
});
