import { Notice } from '@portal/design-system/Notice';
import { type ReactNode, useId } from 'react';
import { useTranslations } from 'use-intl';
import { FormCard } from '../tab/FormCard.tsx';
import { EditButton } from './EditButton.tsx';
import type { Part } from './parts.ts';
import type { Editing } from './use-editing.ts';

export interface ValuesCardProps {
  readonly part: Part;
  readonly title: string;
  readonly text: string;
  /** Without it there is nothing to press: the form is on its way. */
  readonly editing: Editing | undefined;
  /** Nothing of it can be changed here. */
  readonly isFixed?: boolean;
  /** The values. */
  readonly children: ReactNode;
}

/** Values that a button makes a form; says so when they have been saved. */
export function ValuesCard({ part, title, text, editing, isFixed, children }: ValuesCardProps): ReactNode {
  const t = useTranslations('patient-information.save');
  const result = useId();
  const isLast = part === (editing?.pressed ?? 'contact');
  const saved = isLast && editing?.saved;
  return (
    <FormCard
      id={part}
      title={title}
      text={text}
      action={
        !isFixed &&
        editing?.parts.length === 0 && (
          <EditButton
            part={part}
            takesFocus={isLast && editing.pressed !== null}
            resultId={saved ? result : undefined}
            onPress={() => editing.edit(part)}
          />
        )
      }
    >
      {saved && (
        <Notice id={result} tone="success" role="status" takesFocus={saved === 'reloaded'}>
          {t('contactSaved')}
        </Notice>
      )}
      {children}
    </FormCard>
  );
}
