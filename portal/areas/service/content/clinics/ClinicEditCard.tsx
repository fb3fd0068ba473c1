import type { ReactNode } from 'react';
import { valuesOf } from '../clinic-values.ts';
import { NextVersionCard } from '../item/NextVersionCard.tsx';
import { useNextVersion } from '../item/use-next-version.ts';
import { ClinicForm } from './ClinicForm.tsx';
import type { ClinicItem } from './clinic-item.ts';
import { useClinicForm } from './use-clinic-form.ts';

export interface ClinicEditCardProps {
  /** The clinic. */
  readonly item: ClinicItem;
  /** It has another version. */
  readonly onSaved: () => void;
}

/** Writes the next version of what a clinic tells. */
export function ClinicEditCard({ item, onSaved }: ClinicEditCardProps): ReactNode {
  const [newest] = item.versions;
  const next = useNextVersion(newest, onSaved);
  const form = useClinicForm({
    clinic: item.id,
    known: newest?.values ?? valuesOf({}),
    after: next.after,
    onSaved: next.keep,
  });
  const meanwhile = next.follow(form.isDirty);
  return (
    <NextVersionCard meanwhile={meanwhile} saved={form.isDirty ? null : next.saved}>
      <ClinicForm form={form} />
    </NextVersionCard>
  );
}
