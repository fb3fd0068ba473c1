import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { freePorts } from '#platform/free-ports.ts';
import { SystemError } from '../../calls/system-error.ts';
import { DAY, INSURERS, startEnds } from './test-ends.ts';

let ends: Awaited<ReturnType<typeof startEnds>>;
beforeAll(async () => {
  ends = await startEnds();
});
afterAll(() => ends.close());
afterEach(() => {
  ends.reset();
  vi.useRealTimers();
});

describe.each(INSURERS)('when %s', (name) => {
  const ask = (changes?: object) => ends.ask[name](changes);

  it.each([
    ['down', 'status 503'],
    ['wrong', 'an answer outside the contract'],
  ] as const)('is %s, it is asked once more, and then not', async (fault, reason) => {
    ends.sandbox.faults.set(name, fault);
    const failure = ask();
    await expect(failure).rejects.toThrow(reason);
    await expect(failure).rejects.toBeInstanceOf(SystemError);
    expect(ends.exchanges).toHaveLength(2);
  });

  it('is slow, nobody waits for it', async () => {
    ends.sandbox.faults.set(name, 'slow');
    await expect(ask({ timeoutMs: 100 })).rejects.toThrow('time-out');
  });

  it('cannot be reached, that is what is told', async () => {
    const url = `http://localhost:${await freePorts(1)}`;
    await expect(ask({ url })).rejects.toThrow('no connection');
  });

  it('does not know the key, it is not asked again', async () => {
    await expect(ask({ apiKey: 'another' })).rejects.toMatchObject({
      message: expect.stringContaining('status 401'),
      isLasting: true,
    });
    expect(ends.exchanges).toHaveLength(1);
  });

  it('does not answer, no word of it tells about whom it was asked', async () => {
    ends.sandbox.faults.set(name, 'down');
    const error = await ask().catch((failure: Error) => failure);
    expect(error).toBeInstanceOf(SystemError);
    const told = `${error} ${(error as Error).stack} ${JSON.stringify(error)}`;
    expect(told).not.toContain(ends.codeOf('onni'));
  });
});

describe('an insurer that fails again and again', () => {
  const checkOf = (changes: object) => {
    const { hasInsurance } = ends.pohjola({ retries: 0, ...changes });
    return () => hasInsurance(ends.codeOf('onni'), DAY);
  };
  /** Only the clock of the breaker: the network goes on. */
  const stopClock = () => vi.useFakeTimers({ toFake: ['Date'], now: 0 });

  it('is left alone, tried once after a while, and asked by all again once it answers', async () => {
    stopClock();
    const check = checkOf({ failures: 3, pauseMs: 30_000 });
    ends.sandbox.faults.set('pohjola', 'down');
    for (let failed = 0; failed < 3; failed++) await expect(check()).rejects.toThrow('status 503');
    ends.reset();

    await expect(check()).rejects.toThrow('left alone for a while');
    vi.setSystemTime(29_999);
    await expect(check()).rejects.toBeInstanceOf(SystemError);
    expect(ends.exchanges).toHaveLength(0);

    vi.setSystemTime(30_000);
    expect(await check()).toBe(true);
    expect(await check()).toBe(true);
  });

  it('is left alone again when the try fails', async () => {
    stopClock();
    const check = checkOf({ failures: 1, pauseMs: 1000 });
    ends.sandbox.faults.set('pohjola', 'down');
    await expect(check()).rejects.toThrow('status 503');
    vi.setSystemTime(1000);
    await expect(check()).rejects.toThrow('status 503');
    ends.sandbox.faults.set('pohjola', 'none');
    await expect(check()).rejects.toThrow('left alone for a while');
    vi.setSystemTime(2000);
    expect(await check()).toBe(true);
  });

  it('is not left alone for refusing one patient’s question', async () => {
    const { hasInsurance } = ends.pohjola({ failures: 1 });
    await expect(hasInsurance('nobody', DAY)).rejects.toThrow('status 400');
    expect(await hasInsurance(ends.codeOf('onni'), DAY)).toBe(true);
  });
});
