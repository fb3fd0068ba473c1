import fc from 'fast-check';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { keptText, type TextRules, textErrors } from './text-rule.ts';
import { textsBody } from './texts-body.ts';

const rules = {
  title: { max: 10, min: 2 },
  digits: { max: 4, kept: (typed) => typed.replace(/\s/g, ''), isValid: (text) => /^\d+$/.test(text) },
  note: { max: 5, isOptional: true },
} as const satisfies TextRules<string>;
const body = z.object(textsBody(rules));

const text = fc.oneof(fc.string({ maxLength: 12 }), fc.stringMatching(/^[\d ]{0,6}$/), fc.constant(''));

test('an endpoint refuses exactly what its form does, for the same reasons, and keeps the same', () => {
  fc.assert(
    fc.property(fc.record({ title: text, digits: text, note: text }), (typed) => {
      const result = body.safeParse(typed);
      const found = (result.error?.issues ?? []).map(({ path, message }) => ({
        field: path.join('.'),
        code: message,
      }));
      expect(found).toEqual(textErrors(rules, typed));
      if (result.success)
        expect(result.data).toEqual({
          title: keptText(typed.title, rules.title),
          digits: keptText(typed.digits, rules.digits),
          note: keptText(typed.note, rules.note),
        });
    }),
  );
});

test('what no form sends is not looked at', () => {
  expect(body.safeParse({ title: 'x'.repeat(41), digits: '1', note: '' }).success).toBe(false);
  expect(body.safeParse({ title: 'ab', digits: 1, note: '' }).success).toBe(false);
});

test('a text of several lines has line feeds between them, and no other control character', () => {
  const lines = z.object(textsBody({ reason: { max: 20, isOptional: true, hasLines: true } }));
  expect(lines.parse({ reason: ' One\r\ntwo\rthree\n ' })).toEqual({ reason: 'One\ntwo\nthree' });
  expect(lines.safeParse({ reason: 'One\ttwo' }).success).toBe(false);
  expect(body.safeParse({ title: 'a\nb', digits: '1', note: '' }).success).toBe(false);
});

test('a text has whole characters: half of one is refused by databases', () => {
  expect(body.safeParse({ title: 'a😀b', digits: '1', note: '' }).success).toBe(true);
  expect(body.safeParse({ title: 'a\ud83db', digits: '1', note: '' }).success).toBe(false);
});
