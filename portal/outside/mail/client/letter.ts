import type { Language } from '#contract/language/language.ts';

/** What an e-mail says. Its text and its HTML are both made from it. */
export interface Letter {
  /** It is read on locked screens: nothing of anybody's health. */
  readonly subject: string;
  /** The one that its words are in. */
  readonly language: Language;
  /** The first line of the text. Absent: the text begins with its first part, and the HTML is headed by the subject. */
  readonly heading?: string;
  readonly parts: readonly LetterPart[];
  /** Greeting and sender. */
  readonly signature: string;
  /** That nobody reads answers. */
  readonly noReply: string;
}

/** A paragraph, what it is about, or a link. */
export type LetterPart = string | LetterFacts | LetterLink;

export interface LetterFacts {
  /** Lines of a term, a colon and what it is: `Aika: maanantai 30.3. klo 9.05`. */
  readonly facts: readonly string[];
  /** The value that is shown largest: the moment of an appointment. */
  readonly main?: string;
}

/** The first link of a letter is its button. */
export interface LetterLink {
  readonly url: string;
  /** A paragraph with the address in it. */
  readonly text: string;
  /** What is pressed where the address is not shown. */
  readonly label: string;
}

/** The text part of an e-mail. */
export function letterText({ heading, parts, signature, noReply }: Letter): string {
  const paragraphs = [
    ...(heading === undefined ? [] : [heading]),
    ...parts.map((part) => {
      if (typeof part === 'string') return part;
      return 'facts' in part ? part.facts.join('\n') : part.text;
    }),
    signature,
    noReply,
  ];
  return `${paragraphs.join('\n\n')}\n`;
}
