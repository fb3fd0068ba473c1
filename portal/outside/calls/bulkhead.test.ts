import { describe, expect, it } from 'vitest';
import { asRequest, withConnection } from '#platform/limits/stand-aside.ts';
import { createBulkhead } from './bulkhead.ts';

/** A system that answers when a test says so. */
function hanging() {
  const asked: (() => void)[] = [];
  const ask = () => new Promise<string>((resolve) => asked.push(() => resolve('answered')));
  return { ask, asked };
}

const full = () => new Error('full');
const LIMITS = { atOnce: 4, perPerson: 2 };

describe('a bulkhead', () => {
  it('has few places for one person, and as many for the others', async () => {
    const { ask, asked } = hanging();
    const inRoom = createBulkhead(LIMITS, full);
    const own = Array.from({ length: 5 }, () => inRoom('presses on', ask));
    const others = ['a', 'b'].map((person) => inRoom(person, ask));
    expect(asked).toHaveLength(4);
    for (const answer of asked) answer();
    const states = (await Promise.allSettled([...own, ...others])).map(({ status }) => status);
    expect(states.filter((state) => state === 'fulfilled')).toHaveLength(4);
    expect(states.slice(5)).toEqual(['fulfilled', 'fulfilled']);
  });

  it('refuses at once where it is full, without asking, and has room again once an answer has come', async () => {
    const { ask, asked } = hanging();
    const inRoom = createBulkhead(LIMITS, full);
    const waiting = ['a', 'b', 'c', 'd'].map((person) => inRoom(person, ask));
    await expect(inRoom('e', ask)).rejects.toThrow('full');
    expect(asked).toHaveLength(4);
    asked[0]?.();
    await waiting[0];
    void inRoom('e', ask);
    expect(asked).toHaveLength(5);
  });

  it('lets what the system refuses through as it is', async () => {
    const inRoom = createBulkhead(LIMITS, full);
    for (let nth = 0; nth < 9; nth++) {
      await expect(inRoom('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    }
  });

  it('takes a request that waits out of what is in flight', async () => {
    const { ask, asked } = hanging();
    const inRoom = createBulkhead(LIMITS, full);
    const steps: string[] = [];
    const aside = () => {
      steps.push('aside');
      return () => void steps.push('back');
    };
    const answer = new Promise((resolve) => asRequest(aside, () => resolve(inRoom('a', ask))));
    await expect.poll(() => steps).toEqual(['aside']);
    asked[0]?.();
    await answer;
    expect(steps).toEqual(['aside', 'back']);
  });

  it('is not waited in with a connection of the database', async () => {
    const inRoom = createBulkhead(LIMITS, full);
    const asked = withConnection(() => inRoom('a', async () => 'answered'));
    await expect(asked).rejects.toThrow('with a connection held');
  });
});
