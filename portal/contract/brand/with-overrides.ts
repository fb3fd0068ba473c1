type Tree = Readonly<Record<string, unknown>>;

/**
 * Messages with a brand's own texts in place of theirs. Texts that replace none of these messages (another
 * page's) are left out; a group without any is the same object.
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
