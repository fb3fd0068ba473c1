import { describe, expect, test } from 'vitest';
import { brands } from '#brands/registry.ts';
import type { Language } from '#contract/language/language.ts';
import { placeholdersOf } from '#contract/language/message-placeholders.ts';
import { MESSAGE_FOLDERS, textsOf } from '../testing/message-files.ts';

/** The portal's own text for a message key: `booking.landing.title`, `outbound.appointments.booked.heading`. */
function replacedText(key: string, language: Language): string | undefined {
  const [first = '', ...rest] = key.split('.');
  const isSent = first === 'outbound';
  const [name = '', ...path] = isSent ? rest : [first, ...rest];
  const folder = name === 'shell' ? 'shell/browser' : `(areas|components)/([\\w-]+/)*${name}`;
  const place = new RegExp(`^${folder}/messages${isSent ? '-outbound' : ''}$`);
  const found = MESSAGE_FOLDERS.find((candidate) => place.test(candidate));
  return found && textsOf(found, `${language}.json`).get(path.join('.'));
}

const own = Object.values(brands).flatMap(({ id, texts }) =>
  Object.entries(texts).flatMap(([language, { messages }]) =>
    Object.entries(messages).map(([key, text]) => ({ id, language: language as Language, key, text })),
  ),
);

describe('a brand’s own texts', () => {
  test.each(own)(
    '$id, $language: $key asks for nothing that the portal’s does not',
    ({ key, language, text }) => {
      const replaced = replacedText(key, language);
      expect(replaced).toBeDefined();
      expect(placeholdersOf(replaced ?? '')).toEqual(expect.arrayContaining([...placeholdersOf(text)]));
    },
  );

  test('are found for pages and for what is sent', () => {
    expect(replacedText('shell.front.title', 'fi')).toBe('Etusivu');
    expect(replacedText('outbound.appointments.child', 'en')).toBe('Child');
    expect(replacedText('booking.landing.titel', 'en')).toBeUndefined();
  });
});
