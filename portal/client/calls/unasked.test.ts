import { afterEach, describe, expect, it, vi } from 'vitest';
import { unasked } from './unasked.ts';

afterEach(() => vi.unstubAllGlobals());

const hand = (isActive?: boolean) =>
  vi.stubGlobal('navigator', isActive === undefined ? {} : { userActivation: { isActive } });

describe('a request that keeps no session alive', () => {
  it('is a request without a press or a key shortly before', () => {
    hand(false);
    expect(unasked(false)).toEqual({ 'x-background': '1' });
  });

  it('is one that repeats itself, whatever the patient does meanwhile', () => {
    hand(true);
    expect(unasked(true)).toEqual({ 'x-background': '1' });
  });

  it('is none that the patient has asked for, nor one where the browser cannot tell', () => {
    hand(true);
    expect(unasked(false)).toEqual({});
    hand();
    expect(unasked(false)).toEqual({});
  });
});
