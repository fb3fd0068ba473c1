import { expect, test } from 'vitest';
import { MESSAGE_FOLDERS, textsOf } from '../../testing/message-files.ts';
import { compoundName } from './compound-name.ts';

test.each([
  ['Kaari', 'fi', 'Kaari-palvelussa'],
  ['Oma Terveys', 'fi', 'Oma Terveys\u00A0-palvelussa'],
  ['Oma Terveys', 'sv', 'Oma Terveys-palvelussa'],
] as const)('%s stands in a compound in %s as in %s', (name, language, compound) => {
  expect(`${compoundName(name, language)}-palvelussa`).toBe(compound);
});

test('is what each Finnish compound asks for, and nothing else', () => {
  const fi = MESSAGE_FOLDERS.flatMap((folder) =>
    [...textsOf(folder, 'fi.json')].map(([key, text]) => ({ place: `${folder} ${key}`, text })),
  );
  const compounds = fi.filter(({ text }) => text.includes('{brandCompound}'));
  expect(compounds.length).toBeGreaterThan(10);
  expect(fi.filter(({ text }) => /\{brand\}-|\{brandCompound\}(?!-)/.test(text))).toEqual([]);
});
