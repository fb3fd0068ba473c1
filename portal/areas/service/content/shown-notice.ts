import type { Language } from '#contract/language/language.ts';
import { isLinkAddress } from './link-address.ts';
import { paragraphsOf } from './paragraphs.ts';
import type { NoticeContent } from './rules.ts';

/** A notice as patients read it in a language; null: it has nothing in that. A link that leads nowhere good is left out. */
export function shownNotice({ kind, texts }: NoticeContent, wanted: Language) {
  const text = texts.find(({ language }) => language === wanted);
  if (!text) return null;
  const { title, body, link, linkText } = text;
  return {
    kind,
    title,
    paragraphs: paragraphsOf(body),
    link: link !== '' && isLinkAddress(link) ? { address: link, text: linkText } : null,
  };
}
