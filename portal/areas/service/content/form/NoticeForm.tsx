import { Button } from '@portal/design-system/Button';
import { CheckboxGroup } from '@portal/design-system/CheckboxGroup';
import { Columns } from '@portal/design-system/Columns';
import { Heading } from '@portal/design-system/Heading';
import { Inline } from '@portal/design-system/Inline';
import { LazyPart } from '@portal/design-system/LazyPart';
import { RadioGroup } from '@portal/design-system/RadioGroup';
import { Select } from '@portal/design-system/Select';
import { Skeleton } from '@portal/design-system/Skeleton';
import { Stack } from '@portal/design-system/Stack';
import { TextArea } from '@portal/design-system/TextArea';
import { TextField } from '@portal/design-system/TextField';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { Form } from '#client/forms/form.ts';
import { entryControls } from '#client/forms/form-controls.ts';
import { FormFailure } from '#components/form/FormFailure.tsx';
import { FormFrame } from '#components/form/FormFrame.tsx';
import { HELP_TOKENS } from '#contract/help/help-tokens.ts';
import { LANGUAGE_NAMES } from '#contract/language/language.ts';
import {
  contentKind,
  NOTICE_KINDS,
  NOTICE_PLACES,
  type NoticeContent,
  type NoticeText,
  noticeFields,
  TOPIC_PLACES,
} from '../rules.ts';
import { DayField } from './DayField.tsx';
import type { NoticeFailure } from './use-notice-form.ts';

const loadPreview = () => import('./Preview.tsx').then(({ Preview }) => Preview);
// Most of what operators write are notices.
const loadHelpFields = () => import('./HelpFields.tsx').then(({ HelpFields }) => HelpFields);

export interface NoticeFormProps {
  /** What `useNoticeForm` has made. */
  readonly form: Form<NoticeContent, NoticeFailure>;
}

const PLACES_OF_TOPICS = Array.from({ length: TOPIC_PLACES }, (_, index) => ({
  id: String(index + 1),
  label: String(index + 1),
}));

/** How languages stand side by side. */
const layoutOf = (languages: number) => (['one', 'one', 'two'] as const)[languages] ?? 'three';

/** A notice in each language of the brand, or an answer of the help in Finnish: where and when patients see it, and how it looks. */
export function NoticeForm({ form }: NoticeFormProps): ReactNode {
  const t = useTranslations('content.form');
  const { help, topic } = form.values;
  const kind = contentKind(form.values);
  return (
    <FormFrame form={form} summary={t('summary')} aria-label={t(`labels.${kind}`)} gap="large">
      {help && <LazyPart load={loadHelpFields} props={{ form, help }} waiting={<Skeleton shape="block" />} />}
      <Columns layout={{ small: 'one', large: layoutOf(form.values.texts.length) }}>
        {form.values.texts.map(({ language }, index) => (
          <LanguageFields key={language} form={form} index={index} />
        ))}
      </Columns>
      {kind === 'notice' && <PlacesOfNotice form={form} />}
      {topic && (
        <Select
          id={form.idOf('topic.place')}
          label={t('topicPlace')}
          options={PLACES_OF_TOPICS}
          value={String(topic.place)}
          onChange={(place) => form.change({ topic: { place: Number(place) } })}
        />
      )}
      <Columns layout={{ small: 'one', medium: 'halves' }}>
        <DayField form={form} field="from" />
        <DayField form={form} field="until" />
      </Columns>
      <LazyPart load={loadPreview} props={{ notice: form.values }} isServed />
      <FormFailure form={form}>{(failure) => t(`failures.${failure}`)}</FormFailure>
      <Inline>
        <Button type="submit" isLoading={form.isSending}>
          {t('save')}
        </Button>
        {form.isDirty && (
          <Button tone="tertiary" onPress={form.discard}>
            {t('discard')}
          </Button>
        )}
      </Inline>
    </FormFrame>
  );
}

/** How a notice looks, and where patients see it. */
function PlacesOfNotice({ form }: NoticeFormProps): ReactNode {
  const t = useTranslations('content.form');
  return (
    <Columns layout={{ small: 'one', medium: 'halves' }}>
      <RadioGroup
        label={t('kind')}
        options={NOTICE_KINDS.map((value) => ({ value, label: t(`kinds.${value}`) }))}
        {...form.choice('kind')}
      />
      <CheckboxGroup
        label={t('places')}
        options={NOTICE_PLACES.map((value) => ({ value, label: t(`placeNames.${value}`) }))}
        id={form.idOf('places')}
        value={form.values.places}
        onChange={(places) => form.change({ places: [...places] }, 'places')}
        error={form.errorOf('places')}
      />
    </Columns>
  );
}

interface OfLanguageProps extends NoticeFormProps {
  /** Which of the languages. */
  readonly index: number;
}

function LanguageFields({ form, index }: OfLanguageProps): ReactNode {
  const t = useTranslations('content.form');
  const kind = contentKind(form.values);
  const { text } = entryControls<NoticeContent, 'texts', NoticeText>(form, 'texts', index);
  const language = form.values.texts[index]?.language ?? 'fi';
  const heading = `notice-language-${language}`;
  return (
    <Stack as="section" gap="small" aria-labelledby={heading}>
      <Heading level={3} size={4} id={heading}>
        {LANGUAGE_NAMES[language]}
      </Heading>
      <TextField
        {...text('title')}
        label={t(({ notice: 'title', help: 'helpTitle', topic: 'topicTitle' } as const)[kind])}
        {...(kind === 'topic' && { description: t('topicHelp') })}
        isRequired
        maxLength={noticeFields.title.max}
      />
      {kind !== 'topic' && <TextAndLink form={form} index={index} />}
    </Stack>
  );
}

function TextAndLink({ form, index }: OfLanguageProps): ReactNode {
  const t = useTranslations('content.form');
  const isHelp = form.values.help !== undefined;
  const { text } = entryControls<NoticeContent, 'texts', NoticeText>(form, 'texts', index);
  return (
    <>
      <TextArea
        {...text('body')}
        label={t(isHelp ? 'helpBody' : 'body')}
        description={
          isHelp
            ? `${t('bodyHelp')} ${t('tokens')} ${HELP_TOKENS.map((token) => `{${token}}`).join(' ')}`
            : t('bodyHelp')
        }
        isRequired
        maxLength={noticeFields.body.max}
      />
      <TextField
        {...text('linkText')}
        label={t('linkText')}
        isOptional
        maxLength={noticeFields.linkText.max}
      />
      <TextField {...text('link')} label={t('link')} description={t('linkHelp')} isOptional />
    </>
  );
}
