import { Checkbox } from '@portal/design-system/Checkbox';
import { Columns } from '@portal/design-system/Columns';
import { Select } from '@portal/design-system/Select';
import { Stack } from '@portal/design-system/Stack';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { Form } from '#client/forms/form.ts';
import { AnswerView } from '#components/answer/AnswerView.tsx';
import { HELP_PLACES, type HelpPlace, type NoticeContent } from '../rules.ts';
import { type HelpTopics, useHelpTopics } from './use-help-topics.ts';
import type { NoticeFailure } from './use-notice-form.ts';

export interface HelpFieldsProps {
  /** The answer's form. */
  readonly form: Form<NoticeContent, NoticeFailure>;
  /** Where the answer stands, as it is chosen now. */
  readonly help: HelpPlace;
}

/** The id of "one more question" in the list of those whose place an answer can take. */
const NEW = 'new';

/** Where in the help an answer stands, and which of the portal's own it takes the place of. */
export function HelpFields(props: HelpFieldsProps): ReactNode {
  const t = useTranslations('content.form');
  return (
    <AnswerView answer={useHelpTopics()} failed={{ title: t('topicsFailed') }}>
      {(topics) => <PlaceFields {...props} topics={topics} />}
    </AnswerView>
  );
}

function PlaceFields({ form, help, topics }: HelpFieldsProps & { readonly topics: HelpTopics }): ReactNode {
  const t = useTranslations('content.form');
  const questions = topics.find(({ key }) => key === help.topic)?.questions ?? [];
  const change = (changed: Partial<HelpPlace>, more: Partial<NoticeContent> = {}) =>
    form.change({ help: { ...help, ...changed }, ...more }, `help.${Object.keys(changed)[0]}`);

  /** Begins with the portal's own answer, so that it can be put right. */
  function replace(key: string): void {
    const own = questions.find((each) => each.key === key);
    const [text] = form.values.texts;
    if (!own) change({ question: '', isRemoved: false });
    else
      change(
        { question: key, place: questions.indexOf(own) + 1 },
        text && { texts: [{ ...text, title: own.title, body: own.body }] },
      );
  }

  return (
    <Stack gap="medium">
      <Columns layout={{ small: 'one', large: 'three' }}>
        <Select
          id={form.idOf('help.topic')}
          label={t('topic')}
          options={topics.map(({ key, name }) => ({ id: key, label: name }))}
          value={help.topic || null}
          onChange={(topic) => change({ topic, question: '', isRemoved: false })}
          error={form.errorOf('help.topic')}
          isRequired
        />
        <Select
          id={form.idOf('help.question')}
          label={t('question')}
          options={[
            { id: NEW, label: t('newQuestion') },
            ...questions.map(({ key, title }) => ({ id: key, label: title })),
          ]}
          value={help.question || NEW}
          onChange={replace}
          error={form.errorOf('help.question')}
        />
        <Select
          id={form.idOf('help.place')}
          label={t('place')}
          options={Array.from({ length: HELP_PLACES }, (_, index) => ({
            id: String(index + 1),
            label: String(index + 1),
          }))}
          value={String(help.place)}
          onChange={(place) => change({ place: Number(place) })}
        />
      </Columns>
      {help.question !== '' && (
        <Checkbox isSelected={help.isRemoved} onChange={(isRemoved) => change({ isRemoved })}>
          {t('isRemoved')}
        </Checkbox>
      )}
    </Stack>
  );
}
