import { Button } from '@portal/design-system/Button';
import { Heading } from '@portal/design-system/Heading';
import { Inline } from '@portal/design-system/Inline';
import { Notice } from '@portal/design-system/Notice';
import { RadioGroup } from '@portal/design-system/RadioGroup';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Answers } from '#areas/messages/shared/questionnaires/answers.ts';
import { useLanguage } from '#client/app/app-context.ts';
import { LANGUAGE_NAMES, type Language } from '#contract/language/language.ts';
import { QuestionSections } from '../questionnaire/QuestionSections.tsx';
import type { Preview } from './use-adding.ts';

export interface PreviewQuestionnaireProps {
  /** What would be asked, in each language. */
  readonly preview: Preview;
  /** It is on its way. */
  readonly isSending: boolean;
  /** It was not added, and can be tried again. */
  readonly hasFailed: boolean;
  /** Adds it. */
  readonly onAdd: () => void;
  /** Forgets it. */
  readonly onDiscard: () => void;
}

/** A questionnaire as a patient would see it: it can be tried out, and what is answered is kept nowhere. */
export function PreviewQuestionnaire(props: PreviewQuestionnaireProps): ReactNode {
  const { preview, isSending, hasFailed, onAdd, onDiscard } = props;
  const t = useTranslations('workspace.questionnaires.preview');
  const own = useLanguage();
  const [language, setLanguage] = useState<Language>(own);
  const [values, setValues] = useState<Answers>({});
  const shown = preview.languages.find((each) => each.language === language);
  if (!shown) return null;
  const form = {
    values,
    errorOf: () => undefined,
    text: (field: string) => ({
      id: `preview-${field}`,
      name: field,
      error: undefined,
      value: values[field] ?? '',
      onChange: (value: string) => setValues({ ...values, [field]: value }),
      onBlur: () => {},
    }),
  };
  return (
    <Stack as="section" gap="medium" aria-label={t('title')}>
      <Notice title={t('title')} role="status" takesFocus>
        {t('text')}
      </Notice>
      <RadioGroup
        label={t('language')}
        appearance="inline"
        value={language}
        onChange={setLanguage}
        options={preview.languages.map((each) => ({
          value: each.language,
          label: LANGUAGE_NAMES[each.language],
        }))}
      />
      {!shown.isWhole && <Notice tone="warning">{t('untranslated')}</Notice>}
      <Stack gap="medium" lang={language}>
        <Stack gap="xsmall">
          <Heading level={2}>{shown.title}</Heading>
          {shown.description && <Text size="lead">{shown.description}</Text>}
        </Stack>
        <QuestionSections sections={shown.sections} form={form} />
      </Stack>
      <Text tone="muted">{t('version', { version: preview.version })}</Text>
      {preview.isKnown && <Notice>{t('known')}</Notice>}
      {hasFailed && (
        <Notice tone="error" role="alert">
          {t('sendFailed')}
        </Notice>
      )}
      <Inline stacksBelow="medium">
        {!preview.isKnown && (
          <Button isLoading={isSending} onPress={onAdd}>
            {t('add')}
          </Button>
        )}
        <Button tone="secondary" onPress={onDiscard}>
          {t('cancel')}
        </Button>
      </Inline>
    </Stack>
  );
}
