import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createLimiter, type Grant, type Limiter, type TakeGrant, WINDOW_MS } from './limiter.ts';

/** What the database does, without one. */
function createGrants(elapsed: () => number) {
  const rows = new Map<string, { used: number; endsAt: number }>();
  let asked = 0;
  let isAway = false;
  const take: TakeGrant = async ({ subject, limit, needed }) => {
    asked += 1;
    if (isAway) throw new Error('away');
    await null;
    const kept = rows.get(subject);
    const row = kept && kept.endsAt > elapsed() ? kept : { used: 0, endsAt: elapsed() + WINDOW_MS };
    const left = limit - row.used;
    const granted = Math.min(left, Math.max(needed, Math.floor(left / 32)));
    row.used += granted;
    rows.set(subject, row);
    return { granted, endsIn: row.endsAt - elapsed() } satisfies Grant;
  };
  return {
    take,
    asked: () => asked,
    goAway: (away: boolean) => {
      isAway = away;
    },
  };
}

function processes(count: number) {
  let now = 0;
  const grants = createGrants(() => now);
  const errors: unknown[] = [];
  const limiters = Array.from({ length: count }, () =>
    createLimiter({
      takeGrant: grants.take,
      onError: (error) => errors.push(error),
      elapsed: () => now,
    }),
  );
  return {
    grants,
    errors,
    limiters,
    letPass: (ms: number) => {
      now += ms;
    },
  };
}

const allowedOf = async (limiter: Limiter, calls: number, limit: number, cost?: number) => {
  const waits = await Promise.all(Array.from({ length: calls }, () => limiter.take('somebody', limit, cost)));
  return waits.filter((wait) => wait === null).length;
};
const one = ({ limiters }: ReturnType<typeof processes>, nth = 0) => limiters[nth] as Limiter;

describe('an allowance', () => {
  it('is never exceeded by all processes together, and nearly used up, in whatever order they are asked', async () => {
    const step = fc.record({
      process: fc.nat({ max: 3 }),
      burst: fc.integer({ min: 1, max: 40 }),
      cost: fc.constantFrom(1, 1, 1, 3, 20),
    });
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 700 }),
        fc.array(step, { minLength: 1, maxLength: 60 }),
        async (limit, steps) => {
          const { limiters } = processes(4);
          let spent = 0;
          let refusedOfOne = 0;
          for (const { process, burst, cost } of steps) {
            const limiter = limiters[process] as Limiter;
            const weight = Math.min(cost, limit);
            const allowed = await allowedOf(limiter, burst, limit, cost);
            spent += allowed * weight;
            if (weight === 1) refusedOfOne += burst - allowed;
          }
          expect(spent).toBeLessThanOrEqual(limit);
          // A caller who is refused one request has had everything but what the other processes still hold.
          if (refusedOfOne > 0) expect(spent).toBeGreaterThanOrEqual(limit - 3 * Math.max(20, limit / 32));
        },
      ),
      { numRuns: 200 },
    );
  });

  it.each([1, 10, 60])('of %i is exact, whichever process is asked', async (limit) => {
    const { limiters } = processes(2);
    let allowed = 0;
    for (let nth = 0; nth < 3 * limit; nth++) {
      allowed += await allowedOf(limiters[nth % 2] as Limiter, 1, limit);
    }
    expect(allowed).toBe(limit);
  });

  it('that is large asks seldom', async () => {
    const world = processes(1);
    expect(await allowedOf(one(world), 20, 600)).toBe(20);
    expect(world.grants.asked()).toBeLessThanOrEqual(2);
    expect(await allowedOf(one(world), 580, 600)).toBe(580);
    expect(world.grants.asked()).toBeLessThan(200);
  });

  it('that is used up is not requested again until it is renewed', async () => {
    const world = processes(1);
    expect(await allowedOf(one(world), 5, 5)).toBe(5);
    expect(await one(world).take('somebody', 5)).toBe(60);
    const { asked } = world.grants;
    const before = asked();
    world.letPass(30_000);
    for (let nth = 0; nth < 100; nth++) expect(await one(world).take('somebody', 5)).toBe(30);
    expect(asked()).toBe(before);
    expect(await one(world).take('somebody else', 5)).toBeNull();
    world.letPass(30_000);
    expect(await allowedOf(one(world), 9, 5)).toBe(5);
  });

  it('is used up faster by expensive requests, and one that costs more than the whole takes all of it', async () => {
    expect(await allowedOf(one(processes(1)), 50, 60, 20)).toBe(3);
    expect(await allowedOf(one(processes(1)), 50, 5, 20)).toBe(1);
    const world = processes(1);
    expect(await allowedOf(one(world), 9, 50, 20)).toBe(2);
    expect(await allowedOf(one(world), 50, 50, 1)).toBe(10);
  });
});

describe('without the database', () => {
  it('each process counts the whole allowance by itself, and says so', async () => {
    const world = processes(2);
    world.grants.goAway(true);
    expect(await allowedOf(one(world, 0), 30, 10)).toBe(10);
    expect(await allowedOf(one(world, 1), 30, 10)).toBe(10);
    expect(world.errors.length).toBeGreaterThan(0);
  });

  it('it continues from the earlier count', async () => {
    const world = processes(1);
    expect(await allowedOf(one(world), 7, 10)).toBe(7);
    world.grants.goAway(true);
    expect(await allowedOf(one(world), 30, 10)).toBe(3);
  });

  it('nobody waits for it again at once, and it counts again when it is back', async () => {
    const world = processes(2);
    world.grants.goAway(true);
    for (let nth = 0; nth < 50; nth++) await one(world).take(`caller ${nth}`, 10);
    expect(world.grants.asked()).toBe(1);
    world.grants.goAway(false);
    world.letPass(WINDOW_MS);
    expect((await allowedOf(one(world, 0), 30, 10)) + (await allowedOf(one(world, 1), 30, 10))).toBe(10);
  });
});

it('keeps a bounded number of callers in mind', async () => {
  const world = processes(1);
  const limiter = one(world);
  for (let nth = 0; nth < 60_000; nth++) await limiter.take(`caller ${nth}`, 1);
  const asked = world.grants.asked();
  // One that was forgotten is asked for again, and has no more than it had.
  expect(await limiter.take('caller 0', 1)).not.toBeNull();
  expect(world.grants.asked()).toBe(asked + 1);
  expect(await limiter.take('caller 59999', 1)).not.toBeNull();
});
