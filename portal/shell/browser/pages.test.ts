import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LANGUAGES } from '#contract/language/language.ts';
import type { PageKey } from '#contract/routes/route-params.ts';
import { ROUTE_WORDS } from '#contract/routes/route-words.ts';
import { loadMessages } from './i18n/namespaces.ts';
import { isBuilt } from './is-built.ts';
import { PAGES } from './pages.ts';
import { loadDefinition, messagesOf } from './routing/every-page.ts';
import { loadPage } from './routing/page-loader.ts';

test.each(Object.entries(PAGES) as [PageKey, string][])(
  '%s is what its module declares',
  async (key, source) => {
    expect(existsSync(new URL(`../../${source}`, import.meta.url))).toBe(true);
    const definition = await loadDefinition(key);
    expect([definition.key].flat()).toContain(key);
  },
);

test.each(Object.keys(PAGES) as PageKey[])(
  '%s has its messages in every language that it has',
  async (key) => {
    const parts = await messagesOf(key);
    const namespaces = new Set(parts.map((part) => part.split('.', 1)[0]));
    for (const language of LANGUAGES.filter((_, place) => ROUTE_WORDS[key][place] !== null)) {
      expect(Object.keys(await loadMessages(parts, language))).toEqual([...namespaces]);
    }
  },
);

test('a page that is not in the table is not built and cannot be loaded', async () => {
  const key = 'reservation-success-for-anonymous-users-insurance';
  expect(isBuilt(key)).toBe(false);
  await expect(loadPage(key, 'fi')).rejects.toThrow(`no page ${key}`);
});

test('what names sections of a namespace gets these alone', async () => {
  const { appointments } = await loadMessages(['appointments.detail.room', 'appointments.place'], 'fi');
  expect(Object.keys(appointments ?? {})).toEqual(['place', 'detail']);
  expect(Object.keys(appointments?.detail ?? {})).toEqual(['room']);
  const whole = await loadMessages(['appointments', 'appointments.place'], 'fi');
  expect(whole).toEqual(await loadMessages(['appointments'], 'fi'));
});
