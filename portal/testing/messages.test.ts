import { describe, expect, test } from 'vitest';
import { placeholdersOf } from '#contract/language/message-placeholders.ts';
import { filesOf, languagesOfFolder, MESSAGE_FOLDERS, textsOf } from './message-files.ts';

/** A word of work left over, or a key in place of its text (a file's name looks like one). */
const LEFTOVER = /\b(TODO|FIXME|TBD|XXX|lorem ipsum)\b|^[a-z]+(\.(?!ics$)[a-zA-Z]+)+$/i;

/** An identity code written out: an example is computed, so that it is nobody's and a child's where that fits. */
const IDENTITY_CODE = /\d{6}[-+A-FU-Y]\d{3}[\dA-Y]/;

test('there are messages to check', () => {
  expect(MESSAGE_FOLDERS.length).toBeGreaterThan(0);
});

describe.each(MESSAGE_FOLDERS)('%s', (folder) => {
  const files = filesOf(folder);

  test('has each language and nothing else', () => {
    expect(files).toEqual(
      languagesOfFolder(folder)
        .map((language) => `${language}.json`)
        .sort(),
    );
  });

  const source = textsOf(folder, 'fi.json');

  test.each(files)('%s has the keys of the Finnish source', (file) => {
    expect([...textsOf(folder, file).keys()].sort()).toEqual([...source.keys()].sort());
  });

  test.each(files)('%s asks for what the Finnish source asks for', (file) => {
    const ask = (texts: ReadonlyMap<string, string>) =>
      Object.fromEntries([...source.keys()].map((key) => [key, placeholdersOf(texts.get(key) ?? '')]));
    expect(ask(textsOf(folder, file))).toEqual(ask(source));
  });

  test.each(files)('%s has no empty, untrimmed or forgotten text', (file) => {
    const wrong = [...textsOf(folder, file)].filter(
      ([, text]) => text.trim() === '' || text !== text.trim() || LEFTOVER.test(text),
    );
    expect(wrong).toEqual([]);
  });

  test.each(files)('%s has no identity code written out', (file) => {
    expect([...textsOf(folder, file)].filter(([, text]) => IDENTITY_CODE.test(text))).toEqual([]);
  });
});
