import { Button } from '@portal/design-system/Button';
import { Columns } from '@portal/design-system/Columns';
import { Inline } from '@portal/design-system/Inline';
import { Notice } from '@portal/design-system/Notice';
import { TextField } from '@portal/design-system/TextField';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { textsSchema } from '#client/forms/form-schema.ts';
import { useForm } from '#client/forms/use-form.ts';
import { FormFailure } from '#components/form/FormFailure.tsx';
import { FormFrame } from '#components/form/FormFrame.tsx';
import { SectionCard } from '#components/SectionCard.tsx';
import { newPersonFields } from '../rules.ts';

export interface AddPersonProps {
  /** The number of the person whose rights the reader wants to copy; empty: they have chosen nobody. */
  readonly like: string;
  /** Somebody was added. */
  readonly onAdded: () => void;
}

/** What the server says of a person, by the field that it is about. */
const WRONG = {
  copyUserNotFound: { field: 'like', code: 'copyUserNotFound' },
  userAlreadyExists: { field: 'identityCode', code: 'userAlreadyExists' },
} as const;

/** Adds somebody with the rights of another. */
export function AddPerson({ like, onAdded }: AddPersonProps): ReactNode {
  const t = useTranslations('operators.staff.add');
  const [added, setAdded] = useState<{ readonly id: number; readonly name: string } | null>(null);
  const form = useForm({
    id: 'new-person',
    // An identity code is kept nowhere.
    draft: null,
    known: { identityCode: '', name: '', like },
    schema: textsSchema(newPersonFields),
    errorText: ({ field, code }) =>
      t(`errors.${code in WRONG ? (code as keyof typeof WRONG) : (field as 'name')}`),
    specificFailures: ['tooManyRequests'],
    stays: true,
    onChange: () => setAdded(null),
    send: (send, body) => send('POST /api/workspace/staff', { body }),
    outcome: (answer, { name }) => {
      if (answer.type === 'unknownError') return answer.type;
      if (answer.type !== 'success') return [WRONG[answer.type]];
      return () => {
        setAdded({ id: answer.id, name: name.trim() });
        onAdded();
      };
    },
  });
  const { idOf } = form;
  useEffect(() => {
    // What was pressed is far from here on a narrow screen.
    if (like !== '') document.getElementById(idOf('identityCode'))?.focus();
  }, [like, idOf]);
  return (
    <SectionCard title={t('title')}>
      {added && (
        <Notice tone="success" role="status" takesFocus title={t('added', added)}>
          {t('next')}
        </Notice>
      )}
      <FormFrame form={form} summary={t('summary')} aria-label={t('title')}>
        <Columns endsAlike>
          <TextField
            {...form.text('identityCode')}
            label={t('identityCode')}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            isRequired
          />
          <TextField
            {...form.text('name')}
            label={t('name')}
            description={t('nameHint')}
            autoComplete="off"
            isRequired
          />
        </Columns>
        <TextField
          {...form.text('like')}
          label={t('like')}
          description={t('likeHint')}
          inputMode="numeric"
          autoComplete="off"
          isRequired
        />
        <FormFailure form={form}>{(failure) => t(`failures.${failure}`)}</FormFailure>
        <Inline stacksBelow="medium">
          <Button type="submit" isLoading={form.isSending}>
            {t('action')}
          </Button>
        </Inline>
      </FormFrame>
    </SectionCard>
  );
}
