/** What a personal identity code ends in, by the remainder of the number before it. */
export const CHECK_CHARACTERS = '0123456789ABCDEFHJKLMNPRSTUVWXY';

/** The check characters that are letters. */
export const CHECK_LETTERS = CHECK_CHARACTERS.slice(10);

/** How many characters the part after the separator has: three digits and the check character. */
export const END_PART_LENGTH = 4;

/** Whether a text in capitals can be the end part of an identity code. */
export function isEndPart(text: string): boolean {
  return /^\d{3}.$/.test(text) && CHECK_CHARACTERS.includes(text.slice(3));
}
