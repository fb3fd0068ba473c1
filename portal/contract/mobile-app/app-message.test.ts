import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { appMessageSchema } from './app-message.ts';

const DOCS = join(import.meta.dirname, '../../../docs');
const read = (file: string) => readFileSync(join(DOCS, file), 'utf8');

describe('what an app developer reads about the messages', () => {
  test('is their schema', () => {
    expect(JSON.parse(read('mobile-app.schema.json'))).toEqual(z.toJSONSchema(appMessageSchema));
  });

  test('lists each type with its members', () => {
    const rows = [...read('mobile-app.md').matchAll(/^\| `(\w+)` \| ([^|]*) \|/gm)];
    const written = rows.map(([, type, members = '']) => [
      type,
      [...members.matchAll(/`(\w+)`/g)].map(([, member]) => member),
    ]);
    const declared = appMessageSchema.options.map(({ shape: { version: _, type, ...members } }) => [
      type.value,
      Object.keys(members),
    ]);
    expect(written).toEqual(declared);
  });
});

test('a message has nothing but what is declared', () => {
  const failed = { version: 1, type: 'bookingFailed', timeId: 7, code: 'unknownError' };
  expect(appMessageSchema.safeParse(failed).success).toBe(true);
  for (const change of [
    { name: 'Aino Virtanen' },
    { version: 2 },
    { timeId: '140385-902F' },
    { code: 'Aino Virtanen' },
  ])
    expect(appMessageSchema.safeParse({ ...failed, ...change }).success, JSON.stringify(change)).toBe(false);
});
