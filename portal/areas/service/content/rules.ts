import type { FieldError } from '#contract/calls/problem.ts';
import { type TextRules, textErrors } from '#contract/calls/text-rule.ts';
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
  body: { max: 2000, hasLines: true },
  linkText: { max: 60, isOptional: true },
  link: { max: 300, isOptional: true, isValid: isLinkAddress },
} as const satisfies TextRules<string>;

/** The same in one of the brand's languages. */
export interface NoticeText extends Readonly<Record<keyof typeof noticeFields, string>> {
  readonly language: Language;
}

/** A notice as an operator writes it. */
export interface NoticeContent {
  readonly kind: NoticeKind;
  readonly places: NoticePlace[];
  /** First and last day on which patients see it, `YYYY-MM-DD`; empty: from now on, and until it is withdrawn. */
  readonly from: string;
  readonly until: string;
  /** One for each language of the brand. */
  readonly texts: NoticeText[];
}

/** A notice of which nothing is written yet. */
export const emptyNotice = (languages: readonly Language[]): NoticeContent => ({
  kind: 'information',
  places: ['front'],
  from: '',
  until: '',
  texts: languages.map((language) => ({ language, title: '', body: '', linkText: '', link: '' })),
});

/** What is wrong with a notice as it is typed, in the order of its form. */
export function noticeErrors({ texts, places, from, until }: NoticeContent): readonly FieldError[] {
  return [
    ...texts.flatMap(({ language: _, ...text }, index) =>
      [...textErrors(noticeFields, text), ...halfLink(text)].map(({ field, code }) => ({
        field: `texts.${index}.${field}`,
        code,
      })),
    ),
    ...contextErrors({ places, from, until }),
  ];
}

/** What no field alone shows: a link needs both its address and its words, and the days their order. */
export function crossErrors(notice: NoticeContent): readonly FieldError[] {
  return [
    ...notice.texts.flatMap((text, index) =>
      halfLink(text).map(({ field, code }) => ({ field: `texts.${index}.${field}`, code })),
    ),
    ...contextErrors(notice),
  ];
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
