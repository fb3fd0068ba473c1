import { CheckboxGroup } from '@portal/design-system/CheckboxGroup';
import { RadioGroup } from '@portal/design-system/RadioGroup';
import { RatingScale } from '@portal/design-system/RatingScale';
import { Text } from '@portal/design-system/Text';
import { TextArea } from '@portal/design-system/TextArea';
import { TextField } from '@portal/design-system/TextField';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { type Answers, chosenIn } from '#areas/messages/shared/questionnaires/answers.ts';
import type { Form } from '#client/forms/form.ts';
import type { Item } from '../contract.ts';
import { useRangeText } from './use-range-text.ts';

export interface QuestionFieldProps {
  readonly item: Item;
  readonly form: Pick<Form<Answers, never>, 'text' | 'errorOf'>;
}

/** One question, with what answers it; or a text between questions. */
export function QuestionField({ item, form }: QuestionFieldProps): ReactNode {
  const t = useTranslations('questionnaires');
  const { linkId, type, text, unit, help, isRequired, isMultiple, ownOf } = item;
  const range = useRangeText()(item);
  const { onBlur, ...control } = form.text(linkId);
  const field = {
    label: ownOf !== null ? t('form.own') : unit === null ? text : `${text} (${unit})`,
    ...(help !== null && { description: help }),
    ...(isRequired ? { isRequired } : { isOptional: true }),
  };
  // A radio button cannot be taken back by itself, and the question may stay open.
  const clearing = isRequired ? undefined : { label: t('form.clear'), onClear: () => control.onChange('') };
  const options = item.options.map(({ value, label }) => ({ value, label: label ?? t('choice.own') }));
  switch (type) {
    case 'display':
      return <Text>{text}</Text>;
    case 'boolean':
      return (
        <RadioGroup
          {...control}
          {...field}
          value={control.value || null}
          clearing={clearing}
          appearance="inline"
          options={(['true', 'false'] as const).map((value) => ({ value, label: t(`choice.${value}`) }))}
        />
      );
    case 'choice':
      return isMultiple ? (
        <CheckboxGroup
          {...control}
          {...field}
          description={help ?? t('form.several')}
          value={chosenIn(control.value)}
          onChange={(chosen) => control.onChange(chosen.join('\n'))}
          options={options}
        />
      ) : (
        <RadioGroup
          {...control}
          {...field}
          value={control.value || null}
          clearing={clearing}
          {...(item.isInColumns && { appearance: 'columns' })}
          options={options}
        />
      );
    case 'text':
      return <TextArea {...control} {...field} onBlur={onBlur} size="short" maxLength={item.maxLength} />;
    case 'date':
      return <TextField {...control} description={t('form.day')} {...field} onBlur={onBlur} width="short" />;
    case 'string':
      return <TextField {...control} {...field} onBlur={onBlur} />;
    case 'integer':
      if (item.scale && item.min !== null && item.max !== null)
        return (
          <RatingScale
            {...control}
            {...field}
            min={item.min}
            max={item.max}
            lowest={item.scale.lowest ?? undefined}
            highest={item.scale.highest ?? undefined}
            value={control.value === '' ? null : Number(control.value)}
            onChange={(value) => control.onChange(String(value))}
            clearing={clearing}
          />
        );
      break;
    case 'decimal':
      break;
  }
  return (
    <TextField
      {...control}
      {...(range !== null && { description: range })}
      {...field}
      onBlur={onBlur}
      inputMode={keyboardFor(item)}
      width="short"
    />
  );
}

/** What a phone offers to write a number: the keys for digits have no minus everywhere. */
function keyboardFor({ type, min }: Item): 'text' | 'numeric' | 'decimal' {
  if (min === null || min < 0) return 'text';
  return type === 'integer' ? 'numeric' : 'decimal';
}
