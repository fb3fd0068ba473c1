/** Maximum length of a patient's own number and of a guardian's (INFO-05). */
export const OWN_PHONE_MAX = 15;
export const GUARDIAN_PHONE_MAX = 20;

/** `+358` or `0`, then 5 to 20 digits, the first of them the operator's and not zero. */
const FINNISH = /^(\+358|0)[1-9]\d{4,19}$/;

/** A number as normalised when its field is left: no spaces, a leading 0 (or 00358) becomes +358. */
export function normalizePhone(text: string): string {
  return text.replace(/\s/g, '').replace(/^0(0358)?/, '+358');
}

/**
 * Whether a text is a Finnish phone number of at most `max` characters: `+358` or `0`, then 5 to 20
 * digits. Spaces are not part of it: normalise first.
 */
export function isFinnishPhone(text: string, max = OWN_PHONE_MAX): boolean {
  return text.length <= max && FINNISH.test(text);
}
