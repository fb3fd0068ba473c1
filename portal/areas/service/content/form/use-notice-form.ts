import { useTranslations } from 'use-intl';
import { useBrand } from '#client/app/app-context.ts';
import type { AnswerOf } from '#client/calls/api.ts';
import type { SendOnce } from '#client/calls/use-change.ts';
import type { Form } from '#client/forms/form.ts';
import { useForm } from '#client/forms/use-form.ts';
import { LANGUAGE_NAMES } from '#contract/language/language.ts';
import { contentKind, type NoticeContent, noticeErrors, noticeFields } from '../rules.ts';

type Saved = AnswerOf<'POST /api/content/notices'> | AnswerOf<'POST /api/content/{id}/versions'>;

/** Why nothing was saved. */
export type NoticeFailure = 'changedMeanwhile' | 'tooManyRequests' | 'network' | 'unknownError';

export interface NoticeFormOptions {
  /** Names the draft: which notice it is. */
  readonly draft: string;
  /** What stands in the form until somebody types. */
  readonly known: NoticeContent;
  readonly send: (send: SendOnce, notice: NoticeContent) => Promise<Saved>;
  readonly onSaved: (saved: Extract<Saved, { type: 'saved' }>) => void;
}

const FIELDS = Object.keys(noticeFields);
const LIMITS = {
  title: noticeFields.title.max,
  body: noticeFields.body.max,
  linkText: noticeFields.linkText.max,
  link: noticeFields.link.max,
};

type OtherField = 'places' | 'from' | 'until' | 'topic' | 'question';

/** The form of one notice in all languages of the brand. What is refused stays typed. */
export function useNoticeForm({
  draft,
  known,
  send,
  onSaved,
}: NoticeFormOptions): Form<NoticeContent, NoticeFailure> {
  const t = useTranslations('content.form');
  const { languages } = useBrand();
  return useForm({
    id: contentKind(known),
    draft,
    known,
    schema: {
      fields: [
        ...languages.flatMap((_, index) => FIELDS.map((field) => `texts.${index}.${field}`)),
        'places',
        'from',
        'until',
        'help.topic',
        'help.question',
      ],
      check: noticeErrors,
    },
    errorText({ field, code }) {
      const name = field.split('.').at(-1) as keyof typeof LIMITS | OtherField;
      return t(`errors.${name}`, { code, max: name in LIMITS ? LIMITS[name as 'title'] : 0 });
    },
    summaryText({ field }, text) {
      const [list, index] = field.split('.');
      const language = list === 'texts' && languages[Number(index)];
      return language ? `${LANGUAGE_NAMES[language]}: ${text}` : text;
    },
    specificFailures: ['tooManyRequests'],
    leaving: 'holdsTab',
    stays: true,
    send,
    outcome: (answer: Saved) => (answer.type === 'saved' ? () => onSaved(answer) : answer.type),
  });
}
