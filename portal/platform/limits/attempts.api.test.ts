import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../database/test-database.ts';
import { attemptsSoFar, countAttempt } from './attempts.ts';

const HOUR = 60;
const MINUTE_MS = 60_000;
const ELEVEN = new Date('2026-11-22T11:00:00.000Z');
const at = (minutes: number) => new Date(ELEVEN.getTime() + minutes * MINUTE_MS);

describe('attempts within an hour', () => {
  let test: TestDatabase;
  beforeAll(async () => {
    test = await createTestDatabase();
  });
  afterAll(() => test.drop());

  const count = (subject: Buffer, minutes: number) =>
    test.inScope({}, (tx) => countAttempt(tx, subject, at(minutes), HOUR));
  const soFar = (subject: Buffer, minutes: number) =>
    test.inScope({}, (tx) => attemptsSoFar(tx, subject, at(minutes), HOUR));

  it('are counted on when the hour strikes', async () => {
    const subject = randomBytes(32);
    expect(await count(subject, -2)).toBe(1);
    expect(await count(subject, -1)).toBe(2);
    expect(await count(subject, 0)).toBe(3);
    expect(await soFar(subject, 1)).toBe(3);
  });

  it('are forgotten one by one, each an hour after it was made', async () => {
    const subject = randomBytes(32);
    for (const minutes of [0, 0, 20, 59]) await count(subject, minutes);
    expect(await soFar(subject, 59)).toBe(4);
    expect(await soFar(subject, 60)).toBe(2);
    expect(await soFar(subject, 80)).toBe(1);
    expect(await soFar(subject, 119)).toBe(0);
    expect(await count(subject, 119)).toBe(1);
  });

  it("are nobody else's", async () => {
    const subject = randomBytes(32);
    await count(subject, 0);
    expect(await soFar(randomBytes(32), 0)).toBe(0);
    expect(await count(randomBytes(32), 0)).toBe(1);
  });
});
