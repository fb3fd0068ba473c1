import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import formatMessage from 'use-intl/format-message/format-only';
import { expect, test } from 'vitest';
import { compileTree, MESSAGES } from './compile-messages.ts';

const options = {
  formatters: {
    getNumberFormat: (...args: ConstructorParameters<typeof Intl.NumberFormat>) =>
      new Intl.NumberFormat(...args),
    getPluralRules: (...args: ConstructorParameters<typeof Intl.PluralRules>) =>
      new Intl.PluralRules(...args),
  },
};

test('compiles every text of a tree into what the small runtime formats', () => {
  const compiled = compileTree({
    a: { plain: 'Varaa aika' },
    times: '{n, plural, one {# aika} other {# aikaa}}',
  }) as { a: { plain: string }; times: string };
  const format = (message: string, values = {}) =>
    formatMessage('key', message, values, { ...options, locale: 'fi-FI' } as never);
  expect(format(compiled.a.plain)).toBe('Varaa aika');
  expect(format(compiled.times, { n: 1 })).toBe('1 aika');
  expect(format(compiled.times, { n: 3 })).toBe('3 aikaa');
});

test('refuses a message that does not parse', () => {
  expect(() => compileTree({ broken: '{n, plural, one {' })).toThrow();
});

test('compiles the messages of every folder that pages read: elsewhere patients would see the source', () => {
  const portal = fileURLToPath(new URL('../', import.meta.url));
  const files = globSync('{shell/browser,components/*,areas/**}/messages/*.json', { cwd: portal });
  expect(files.length).toBeGreaterThan(0);
  expect(files.filter((file) => !MESSAGES.test(`/portal/${file}`))).toEqual([]);
});
