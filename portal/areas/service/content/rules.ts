import type { FieldError } from '#contract/calls/problem.ts';
import { type TextRules, textErrors } from '#contract/calls/text-rule.ts';
import { unknownTokens } from '#contract/help/help-tokens.ts';
import type { Language } from '#contract/language/language.ts';
import { isLinkAddress } from './link-address.ts';

/** Where patients are shown a notice. */
export const NOTICE_PLACES = ['front', 'booking', 'help'] as const;
export type NoticePlace = (typeof NOTICE_PLACES)[number];

/** How a notice looks: something to know, or something that changes what patients can do. */
export const NOTICE_KINDS = ['information', 'warning'] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];

/** The texts of a notice in one language. Paragraphs are separated by an empty line. */
export const noticeFields = {
  title: { max: 100 },
  // A topic of the help has none.
  body: { max: 2000, hasLines: true, isOptional: true },
  linkText: { max: 60, isOptional: true },
  link: { max: 300, isOptional: true, isValid: isLinkAddress },
} as const satisfies TextRules<string>;

/** The same in one of the brand's languages. */
export interface NoticeText extends Readonly<Record<keyof typeof noticeFields, string>> {
  readonly language: Language;
}

/** So many places a topic of the help has at most. */
export const HELP_PLACES = 20;

/** Where an answer of the help stands. */
export interface HelpPlace {
  /** Key of its topic; empty: none is chosen yet. */
  readonly topic: string;
  /** Key of the portal's own question that it takes the place of; empty: it is one more. */
  readonly question: string;
  /** Where in its topic it stands: 1 is first. */
  readonly place: number;
  /** Takes the portal's own question away, and shows nothing in its place. */
  readonly isRemoved: boolean;
}

/** So many topics the help has places for. */
export const TOPIC_PLACES = 30;

/** Where a topic of the help that an operator has added stands among the others: 1 is first. */
export interface HelpTopicPlace {
  readonly place: number;
}

/** The key by which answers name a topic that an operator has added. */
export const topicKey = (id: number): string => `own-${id}`;

/** A notice, or a topic or an answer of the help, as an operator writes it. */
export interface NoticeContent {
  readonly kind: NoticeKind;
  readonly places: NoticePlace[];
  /** First and last day on which patients see it, `YYYY-MM-DD`; empty: from now on, and until it is withdrawn. */
  readonly from: string;
  readonly until: string;
  /** One for each language of the brand. */
  readonly texts: NoticeText[];
  /** Makes it an answer of the help: its title is the question, and it is Finnish, as the help is. */
  readonly help?: HelpPlace | undefined;
  /** Makes it a topic of the help: its title is the topic's name, it has no text, and it is Finnish. */
  readonly topic?: HelpTopicPlace | undefined;
}

/** What a notice is in the end. */
export function contentKind({ help, topic }: Pick<NoticeContent, 'help' | 'topic'>) {
  if (topic) return 'topic';
  return help ? 'help' : 'notice';
}

/** A notice of which nothing is written yet. */
export const emptyNotice = (languages: readonly Language[]): NoticeContent => ({
  kind: 'information',
  places: ['front'],
  from: '',
  until: '',
  texts: languages.map((language) => ({ language, title: '', body: '', linkText: '', link: '' })),
});

/** An answer of the help of which nothing is written yet. */
export const emptyAnswer = (): NoticeContent => ({
  ...emptyNotice(['fi']),
  places: ['help'],
  help: { topic: '', question: '', place: 1, isRemoved: false },
});

/** A topic of the help that has no name yet. */
export const emptyTopic = (): NoticeContent => ({
  ...emptyNotice(['fi']),
  places: ['help'],
  topic: { place: 1 },
});

/** What is wrong with a notice as it is typed, in the order of its form. */
export function noticeErrors(notice: NoticeContent): readonly FieldError[] {
  return [
    ...notice.texts.flatMap(({ language: _, ...text }, index) =>
      [...textErrors(noticeFields, text), ...missingBody(text, notice), ...halfLink(text)].map(
        ({ field, code }) => ({ field: `texts.${index}.${field}`, code }),
      ),
    ),
    ...contextErrors(notice),
    ...helpErrors(notice),
  ];
}

/** What no field alone shows: a link needs both its address and its words, and the days their order. */
export function crossErrors(notice: NoticeContent): readonly FieldError[] {
  return [
    ...notice.texts.flatMap((text, index) =>
      [...missingBody(text, notice), ...halfLink(text)].map(({ field, code }) => ({
        field: `texts.${index}.${field}`,
        code,
      })),
    ),
    ...contextErrors(notice),
    ...helpErrors(notice),
  ];
}

/** Only a topic of the help has no text. */
function missingBody({ body }: Pick<NoticeText, 'body'>, { topic }: Pick<NoticeContent, 'topic'>) {
  return !topic && body.trim() === '' ? [{ field: 'body', code: 'required' }] : [];
}

function halfLink({ link, linkText }: Pick<NoticeText, 'link' | 'linkText'>): readonly FieldError[] {
  const isBlank = (text: string) => text.trim() === '';
  if (isBlank(link) === isBlank(linkText)) return [];
  return [{ field: isBlank(link) ? 'link' : 'linkText', code: 'required' }];
}

function contextErrors({ places, from, until }: Pick<NoticeContent, 'places' | 'from' | 'until'>) {
  return [
    ...(places.length === 0 ? [{ field: 'places', code: 'required' }] : []),
    ...(from !== '' && until !== '' && until < from ? [{ field: 'until', code: 'invalid' }] : []),
  ];
}

/** An answer needs its topic, and names in braces only what the portal fills in. */
function helpErrors({
  help,
  topic,
  texts,
}: Pick<NoticeContent, 'help' | 'topic' | 'texts'>): readonly FieldError[] {
  if (help && topic) return [{ field: 'topic', code: 'invalid' }];
  if (!help) return [];
  return [
    ...(help.topic === '' ? [{ field: 'help.topic', code: 'required' }] : []),
    ...(help.isRemoved && help.question === '' ? [{ field: 'help.question', code: 'required' }] : []),
    ...texts.flatMap(({ body }, index) =>
      unknownTokens(body).length > 0 ? [{ field: `texts.${index}.body`, code: 'unknownToken' }] : [],
    ),
  ];
}
