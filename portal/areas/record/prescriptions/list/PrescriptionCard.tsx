import { Card } from '@portal/design-system/Card';
import { Checkbox } from '@portal/design-system/Checkbox';
import { Inline } from '@portal/design-system/Inline';
import { Stack } from '@portal/design-system/Stack';
import { VisuallyHidden } from '@portal/design-system/VisuallyHidden';
import { type ReactNode, useId } from 'react';
import { useTranslations } from 'use-intl';
import { NewMark } from '#components/record/NewMark.tsx';
import { WithholdPart } from '#components/withholding/WithholdPart.tsx';
import type { Prescription } from '../contract.ts';
import { PrescriptionFacts } from '../prescription/PrescriptionFacts.tsx';
import { PrescriptionTitle, usePrescriptionName } from '../prescription/PrescriptionTitle.tsx';
import { RequestState } from '../prescription/RequestState.tsx';

/** Choosing a prescription for renewal. */
export interface Selecting {
  readonly isSelected: (id: number) => boolean;
  readonly select: (ids: readonly number[], isSelected: boolean) => void;
}

export interface PrescriptionCardProps {
  readonly prescription: Prescription;
  /** Null: the reader does not renew here. */
  readonly selecting: Selecting | null;
}

/** A prescription in the list. */
export function PrescriptionCard({ prescription, selecting }: PrescriptionCardProps): ReactNode {
  const t = useTranslations('prescriptions.list');
  const title = useId();
  const nameOf = usePrescriptionName();
  const { id, isRenewable, isNew, request } = prescription;
  return (
    <Card as="li" aria-labelledby={title} padding={{ small: 'medium', medium: 'large' }}>
      <Stack gap="small">
        <Inline justify="between">
          <PrescriptionTitle prescription={prescription} level={3} id={title} />
          {isNew && <NewMark />}
        </Inline>
        <PrescriptionFacts prescription={prescription} />
        {(selecting || request) && <RequestState prescription={prescription} />}
        {selecting && isRenewable && (
          <Checkbox
            appearance="card"
            isSelected={selecting.isSelected(id)}
            onChange={(isSelected) => selecting.select([id], isSelected)}
          >
            {t.rich('select', {
              name: nameOf(prescription),
              hidden: (words) => <VisuallyHidden>{words}</VisuallyHidden>,
            })}
          </Checkbox>
        )}
        <WithholdPart what={`entry-${id}`} name={nameOf(prescription)} isInList />
      </Stack>
    </Card>
  );
}
