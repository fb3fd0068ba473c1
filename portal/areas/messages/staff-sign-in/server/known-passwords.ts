/** Shorter parts are no words of their own. */
const WORD = 4;
/** So many signs of a password must be left without what everybody would try first. */
const OWN = 8;

let known: Promise<ReadonlySet<string>> | null = null;

/** The passwords that are found most often in breaches. It is a megabyte, so it is read when it is first needed. */
async function readKnown(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common']);
}

/**
 * Whether a password is one that is tried first: one of the breached list, one that is made of such a one by repeating it or by
 * signs at its ends, a few signs again and again, or hardly more than the names around it.
 *
 * @param names of the portal and of the person
 */
export async function isKnownPassword(password: string, names: readonly string[]): Promise<boolean> {
  known ??= readKnown();
  const breached = await known;
  const text = password.toLowerCase();
  const unit = /^(.+?)\1+$/.exec(text)?.[1] ?? text;
  const core = unit.replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  if ([text, unit, core].some((each) => breached.has(each)) || unit.length < WORD) return true;
  if (new Set(text).size < WORD) return true;
  const words = names.flatMap((name) => name.toLowerCase().split(/[^\p{L}]+/u));
  const own = words
    .filter((word) => word.length >= WORD)
    .reduce((rest, word) => rest.replaceAll(word, ''), text);
  return own !== text && own.length < OWN;
}
