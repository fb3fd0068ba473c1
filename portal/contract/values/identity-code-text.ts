/** Characters of an identity code. */
export const IDENTITY_CODE_LENGTH = 11;

/** A field's text as typed so far, normalised: trimmed, upper case, at most 11 characters. */
export function normalizeIdentityCode(text: string): string {
  return text.trim().toUpperCase().slice(0, IDENTITY_CODE_LENGTH);
}
