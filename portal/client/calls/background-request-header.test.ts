import { afterEach, describe, expect, it, vi } from 'vitest';
import { backgroundRequestHeader } from './background-request-header.ts';

afterEach(() => vi.unstubAllGlobals());

const hand = (isActive?: boolean) =>
  vi.stubGlobal('navigator', isActive === undefined ? {} : { userActivation: { isActive } });

describe('a request that keeps no session alive', () => {
  it('is a request without a press or a key shortly before', () => {
    hand(false);
    expect(backgroundRequestHeader(false)).toEqual({ 'x-background': '1' });
  });

  it('is one that repeats itself, whatever the patient does meanwhile', () => {
    hand(true);
    expect(backgroundRequestHeader(true)).toEqual({ 'x-background': '1' });
  });

  it('is none that the patient has asked for, nor one where the browser cannot tell', () => {
    hand(true);
    expect(backgroundRequestHeader(false)).toEqual({});
    hand();
    expect(backgroundRequestHeader(false)).toEqual({});
  });
});
