/** The provider's sentence about its terms. */
export interface Terms {
  readonly text: string;
  readonly link: { readonly href: string; readonly label: string } | null;
}

const LINK = /<a\b[^>]*\bhref="(https:\/\/[^"<>\s]+)"[^>]*>([^<]*)<\/a>/i;
const TAG = /<[^>]*>/g;

/** Takes the text and the link out of the markup that the provider sends: none of it is put into the page as it is. */
export function readTerms(markup: string): Terms {
  const [whole = '', href, label] = LINK.exec(markup) ?? [];
  const text = markup.replace(whole, '').replace(TAG, '').replace(/\s+/g, ' ').trim();
  return { text, link: href && label ? { href, label } : null };
}
