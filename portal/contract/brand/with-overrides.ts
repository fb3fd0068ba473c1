type Tree = Readonly<Record<string, unknown>>;

/**
 * Messages with a brand's own words in their place. What the brand words that is not among the messages (another
 * page's) is left out; what it does not touch is the same object.
 */
export function withOverrides<Messages extends object>(messages: Messages, overrides: Tree): Messages {
  const changed = Object.entries(overrides).flatMap(([name, own]) => {
    const given = (messages as Tree)[name];
    if (given === undefined) return [];
    return [[name, isGroup(given) && isGroup(own) ? withOverrides(given, own) : own]];
  });
  return changed.length === 0 ? messages : { ...messages, ...Object.fromEntries(changed) };
}

/** Compiled messages are texts and lists. */
function isGroup(value: unknown): value is Tree {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
