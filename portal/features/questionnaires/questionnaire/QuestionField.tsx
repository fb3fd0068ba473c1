import { LazyPart } from '@portal/design-system/LazyPart';
import { RadioGroup } from '@portal/design-system/RadioGroup';
import { Text } from '@portal/design-system/Text';
import { TextArea } from '@portal/design-system/TextArea';
import { TextField } from '@portal/design-system/TextField';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { Form } from '#client/forms/form.ts';
import type { Answers } from '#domain/questionnaires/answers.ts';
import type { Item } from '../contract.ts';
import { useRangeText } from './use-range-text.ts';

/** Few questionnaires ask for a day, and no other form of the portal does so. */
const loadDatePicker = () => import('@portal/design-system/DatePicker').then((module) => module.DatePicker);

export interface QuestionFieldProps {
  readonly item: Item;
  readonly form: Pick<Form<Answers, never>, 'text' | 'errorOf'>;
}

/** One question, with what answers it; or a text between questions. */
export function QuestionField({ item, form }: QuestionFieldProps): ReactNode {
  const t = useTranslations('questionnaires');
  const { linkId, type, text, help, isRequired } = item;
  const range = useRangeText()(item);
  const { onBlur, ...control } = form.text(linkId);
  const field = {
    label: text,
    ...(help !== null && { description: help }),
    ...(isRequired ? { isRequired } : { isOptional: true }),
  };
  switch (type) {
    case 'display':
      return <Text>{text}</Text>;
    case 'boolean':
      return (
        <RadioGroup
          {...control}
          {...field}
          value={control.value || null}
          appearance="inline"
          options={(['true', 'false'] as const).map((value) => ({ value, label: t(`choice.${value}`) }))}
        />
      );
    case 'choice':
      return <RadioGroup {...control} {...field} value={control.value || null} options={item.options} />;
    case 'text':
      return <TextArea {...control} {...field} onBlur={onBlur} size="short" maxLength={item.maxLength} />;
    case 'date':
      return (
        <LazyPart
          load={loadDatePicker}
          props={{ ...control, ...field, 'aria-label': text, value: control.value || null }}
          isServed
        />
      );
    case 'string':
      return <TextField {...control} {...field} onBlur={onBlur} />;
    default:
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
}

/** What a phone offers to write a number: the keys for digits have no minus everywhere. */
function keyboardFor({ type, min }: Item): 'text' | 'numeric' | 'decimal' {
  if (min === null || min < 0) return 'text';
  return type === 'integer' ? 'numeric' : 'decimal';
}
