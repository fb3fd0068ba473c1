import type { Language } from '../language/language.ts';

/**
 * A brand's name as the first part of a compound: `{brandCompound}-palvelussa`. Finnish compounds keep a brand's name out of its
 * cases; a name of several words has a space before the hyphen (`Oma Terveys -palvelussa`), which keeps them in one
 * line. In other languages it is the name.
 */
export function compoundName(name: string, language: Language): string {
  return language === 'fi' && /\s/.test(name) ? `${name}\u00A0` : name;
}
