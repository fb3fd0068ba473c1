/** What an answer of the help may name in braces, for the portal to fill in as the brand has it: `{phone}`. */
export const HELP_TOKENS = ['phone', 'hours', 'binding', 'age', 'minutes', 'cancelling', 'joining'] as const;
export type HelpToken = (typeof HELP_TOKENS)[number];

const PART = /(\{[^{}]*\})/;

/** A text in its parts: words, and what is filled in. */
export function tokenParts(text: string): readonly (string | { readonly token: HelpToken })[] {
  return text
    .split(PART)
    .filter((part) => part !== '')
    .map((part) => {
      const token = HELP_TOKENS.find((each) => part === `{${each}}`);
      return token ? { token } : part;
    });
}

/** What stands in braces and is nothing that the portal fills in, and braces that stand alone. */
export function unknownTokens(text: string): readonly string[] {
  return tokenParts(text).filter((part) => typeof part === 'string' && /[{}]/.test(part)) as string[];
}

/**
 * An answer as the messages of the portal have it, in the way that operators write: `<call>{phone}</call>` is `{phone}`, and
 * of a plural it is the words for many.
 */
export function asWritten(message: string): string {
  return message
    .replaceAll(
      /\{(\w+), plural, (?:\w+ \{[^{}]*\} )*other \{([^{}]*)\}\}/g,
      (_, name: string, words: string) => words.replaceAll('#', `{${name}}`),
    )
    .replaceAll(/<(cancelling|joining)><\/\1>/g, '{$1}')
    .replaceAll(/<\/?\w+>/g, '');
}
