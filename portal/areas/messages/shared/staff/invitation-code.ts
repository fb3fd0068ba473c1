/** Letters and digits that nobody takes for each other. */
export const CODE_SIGNS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
/** 78 bits: nobody guesses one in the day that it is good for. */
export const CODE_LENGTH = 16;

/** A code as it is kept, however it was typed: without spaces and dashes, in capitals. */
export function keptCode(typed: string): string {
  return typed.toUpperCase().replaceAll(/[\s-]/g, '');
}

/** Whether a kept code can be one. */
export function isInvitationCode(code: string): boolean {
  return code.length === CODE_LENGTH && [...code].every((sign) => CODE_SIGNS.includes(sign));
}

/** A code as it is given to a person: in groups of four. */
export function shownCode(code: string): string {
  return code.replaceAll(/.{4}(?=.)/g, '$&-');
}
