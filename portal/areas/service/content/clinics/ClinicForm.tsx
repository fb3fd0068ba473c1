import { Button } from '@portal/design-system/Button';
import { Columns } from '@portal/design-system/Columns';
import { Heading } from '@portal/design-system/Heading';
import { Inline } from '@portal/design-system/Inline';
import { LazyPart } from '@portal/design-system/LazyPart';
import { Stack } from '@portal/design-system/Stack';
import { TextArea } from '@portal/design-system/TextArea';
import { TextField } from '@portal/design-system/TextField';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { entryControls } from '#client/forms/form-controls.ts';
import { FormFailure } from '#components/form/FormFailure.tsx';
import { FormFrame } from '#components/form/FormFrame.tsx';
import { LANGUAGE_NAMES } from '#contract/language/language.ts';
import { clinicFields, TOLD } from '../clinic-errors.ts';
import type { ClinicTexts, ClinicValues } from '../clinic-values.ts';
import { ExceptionFields } from './ExceptionFields.tsx';
import { HoursFields } from './HoursFields.tsx';
import type { ClinicFormProps } from './use-clinic-form.ts';

const loadPreview = () => import('./ClinicPreview.tsx').then(({ ClinicPreview }) => ClinicPreview);

const NAMES = ['name', 'street', 'postOffice'] as const;

/** What a clinic tells: in each language, where it is, when it is open, and how all of it looks. */
export function ClinicForm({ form }: ClinicFormProps): ReactNode {
  const t = useTranslations('content');
  const field = useTranslations('content.clinics.fields');
  return (
    <FormFrame form={form} summary={t('form.summary')} aria-label={t('clinics.item')} gap="large">
      <Columns layout={{ small: 'one', large: 'three' }}>
        {form.values.texts.map(({ language }, index) => (
          <LanguageFields key={language} form={form} index={index} />
        ))}
      </Columns>
      <Columns layout={{ small: 'one', large: 'three' }}>
        <TextField
          {...form.text('postalCode')}
          label={field('postalCode')}
          inputMode="numeric"
          width="short"
          isRequired
        />
        <TextField
          {...form.text('latitude')}
          label={field('latitude')}
          description={t('clinics.positionHelp')}
          inputMode="decimal"
          isOptional
        />
        <TextField
          {...form.text('longitude')}
          label={field('longitude')}
          description={t('clinics.positionHelp')}
          inputMode="decimal"
          isOptional
        />
      </Columns>
      <HoursFields form={form} />
      <ExceptionFields form={form} />
      <LazyPart load={loadPreview} props={{ values: form.values }} isServed />
      <FormFailure form={form}>{(failure) => t(`form.failures.${failure}`)}</FormFailure>
      <Inline>
        <Button type="submit" isLoading={form.isSending}>
          {t('form.save')}
        </Button>
        {form.isDirty && (
          <Button tone="tertiary" onPress={form.discard}>
            {t('form.discard')}
          </Button>
        )}
      </Inline>
    </FormFrame>
  );
}

function LanguageFields({ form, index }: ClinicFormProps & { readonly index: number }): ReactNode {
  const t = useTranslations('content.clinics.fields');
  const { text } = entryControls<ClinicValues, 'texts', ClinicTexts>(form, 'texts', index);
  const language = form.values.texts[index]?.language ?? 'fi';
  const heading = `clinic-language-${language}`;
  return (
    <Stack as="section" gap="small" aria-labelledby={heading}>
      <Heading level={3} size={4} id={heading}>
        {LANGUAGE_NAMES[language]}
      </Heading>
      {NAMES.map((name) => (
        <TextField key={name} {...text(name)} label={t(name)} isRequired maxLength={clinicFields[name].max} />
      ))}
      {TOLD.map((name) => (
        <TextArea key={name} {...text(name)} label={t(name)} isOptional maxLength={clinicFields[name].max} />
      ))}
    </Stack>
  );
}
