/** A name as a form has it. */
export interface TypedNames {
  readonly firstName: string;
  readonly lastName: string;
}

/**
 * Whether the names that somebody typed are those of a registered patient: letter case, the encoding of accents
 * and spaces aside, the whole last name and at least one of the first names, in any order.
 */
export function namesMatch(
  typed: TypedNames,
  kept: { readonly firstNames: string; readonly lastName: string },
): boolean {
  const typedFirst = words(typed.firstName);
  const keptFirst = words(kept.firstNames);
  return (
    words(typed.lastName).join(' ') === words(kept.lastName).join(' ') &&
    typedFirst.length > 0 &&
    typedFirst.every((name) => keptFirst.includes(name))
  );
}

/** Names one by one, a hyphenated name as one. */
function words(names: string): string[] {
  return names.normalize('NFC').toLocaleLowerCase('fi').split(/\s+/).filter(Boolean);
}
