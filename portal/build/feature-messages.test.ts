import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { LANGUAGES, type Language } from '#contract/language/language.ts';
import { MENU_ENTRIES } from '#shell/browser/menu-entries.ts';
import { MENU_ICONS } from '#shell/browser/shell/MenuIcon.tsx';
import { filesOfShellMessages, withFeatureMessages } from './feature-messages.ts';

type Words = Readonly<Record<string, string>>;
type Added = Readonly<Partial<Record<'menu' | 'tile' | 'log', Words>>>;

const added = (language: Language) =>
  filesOfShellMessages(language).map((file) => JSON.parse(readFileSync(file, 'utf8')) as Added);
const messagesOf = (folder: string, language: Language) =>
  withFeatureMessages(
    folder,
    language,
    JSON.parse(readFileSync(new URL(`../${folder}/${language}.json`, import.meta.url), 'utf8')),
  );

const lines = MENU_ENTRIES.map(({ key }) => key).sort();

describe.each(LANGUAGES)('what features call theirs in %s', (language) => {
  const shell = messagesOf('shell/browser/messages', language) as {
    readonly menu: { readonly title: string; readonly pages: Words };
    readonly front: { readonly tiles: Words };
  };

  test('is a word for each line of the menu, and for nothing else, beside the shell’s own', () => {
    expect(Object.keys(shell.menu.pages).sort()).toEqual(lines);
    expect(shell.menu.title).not.toBe('');
  });

  test('is a word for each tile of the front page that has one of its own', () => {
    const named = MENU_ENTRIES.filter(({ tile }) => tile?.isNamed).map(({ key }) => key);
    expect(Object.keys(shell.front.tiles)).toEqual(named);
  });

  test('is a name for each kind of record in the log, from one feature alone', () => {
    const { log } = messagesOf('areas/person/patient-information/messages', language) as {
      readonly log: { readonly records: Words };
    };
    const named = added(language).flatMap((each) => Object.keys(each.log ?? {}));
    expect(new Set(named).size).toBe(named.length);
    expect(Object.keys(log.records)).toEqual(expect.arrayContaining([...named, 'patient', 'other']));
  });
});

test('every line of the menu has an icon', () => {
  expect(Object.keys(MENU_ICONS).sort()).toEqual(lines);
});
