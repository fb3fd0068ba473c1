/** Maximum length of a patient's own address and of a guardian's (INFO-04). */
export const OWN_EMAIL_MAX = 78;
export const GUARDIAN_EMAIL_MAX = 100;

const ATOM = "[a-z\\d!#$%&'*+/=?^_`{|}~-]+";
const LABEL = '[a-z\\d](?:[a-z\\d-]{0,61}[a-z\\d])?';
const MAILBOX = new RegExp(`^${ATOM}(?:\\.${ATOM})*@(?:${LABEL}\\.)+[a-z]{2,63}$`, 'i');
/** RFC 5321, 4.5.3.1.1. */
const LOCAL_PART_MAX = 64;

/**
 * Whether a text is one mailbox of at most `max` characters: no spaces, domain labels of up to 63
 * characters, a top-level domain of two letters or more.
 */
export function isEmail(text: string, max = OWN_EMAIL_MAX): boolean {
  return text.length <= max && text.indexOf('@') <= LOCAL_PART_MAX && MAILBOX.test(text);
}
