import { Heading } from '@portal/design-system/Heading';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { Prescription } from '../contract.ts';
import { medicineName } from '../writing.ts';

type Named = Pick<Prescription, 'medicineName' | 'strength'>;

/** What a medicine is called, with its strength. */
export function usePrescriptionName(): (prescription: Named) => string {
  const t = useTranslations('prescriptions.facts');
  return (prescription) => medicineName(prescription, t('unnamed'));
}

export interface PrescriptionTitleProps {
  readonly prescription: Named;
  readonly level: 2 | 3;
  /** Id of the element. */
  readonly id: string;
}

export function PrescriptionTitle({ prescription, level, id }: PrescriptionTitleProps): ReactNode {
  const nameOf = usePrescriptionName();
  return (
    <Heading level={level} size={4} id={id}>
      {nameOf(prescription)}
    </Heading>
  );
}
