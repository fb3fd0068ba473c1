import type { Language } from '#contract/language/language.ts';
import type { HelpPlace, NoticeContent, NoticeText } from './rules.ts';

type TextField = Exclude<keyof NoticeText, 'language'>;
const TEXT_FIELDS: readonly TextField[] = ['title', 'body', 'linkText', 'link'];
type OwnField = 'kind' | 'places' | 'from' | 'until';
const OWN_FIELDS: readonly OwnField[] = ['kind', 'places', 'from', 'until'];
type PlaceField = keyof HelpPlace;
const PLACE_FIELDS: readonly PlaceField[] = ['topic', 'question', 'place', 'isRemoved'];

/** One field that a version has changed. */
export type Difference =
  | {
      readonly language: Language;
      readonly field: TextField;
      readonly before: string;
      readonly after: string;
    }
  | {
      readonly language: null;
      readonly field: OwnField;
      readonly before: NoticeContent[OwnField];
      readonly after: NoticeContent[OwnField];
    }
  | {
      readonly language: null;
      readonly field: PlaceField | 'topicPlace';
      readonly before: string;
      readonly after: string;
    };

/** What of a notice is another than in the version before. */
export function differences(before: NoticeContent, after: NoticeContent): readonly Difference[] {
  const texts = after.texts.flatMap((text) => {
    const earlier = before.texts.find(({ language }) => language === text.language);
    return TEXT_FIELDS.filter((field) => text[field] !== (earlier?.[field] ?? '')).map((field) => ({
      language: text.language,
      field,
      before: earlier?.[field] ?? '',
      after: text[field],
    }));
  });
  const own = OWN_FIELDS.filter((field) => String(before[field]) !== String(after[field])).map((field) => ({
    language: null,
    field,
    before: before[field],
    after: after[field],
  }));
  const { help } = after;
  const inHelp = !help
    ? []
    : PLACE_FIELDS.filter((field) => help[field] !== before.help?.[field]).map((field) => ({
        language: null,
        field,
        before: String(before.help?.[field] ?? ''),
        after: String(help[field]),
      }));
  const ofTopic =
    after.topic && after.topic.place !== before.topic?.place
      ? [
          {
            language: null,
            field: 'topicPlace' as const,
            before: String(before.topic?.place ?? ''),
            after: String(after.topic.place),
          },
        ]
      : [];
  return [...texts, ...own, ...inHelp, ...ofTopic];
}
