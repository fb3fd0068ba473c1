import { Notice } from '@portal/design-system/Notice';
import { Stack } from '@portal/design-system/Stack';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { SectionCard } from '#components/SectionCard.tsx';
import { valuesOf } from '../clinic-values.ts';
import { BehindNotice } from '../item/BehindNotice.tsx';
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
  const t = useTranslations('content.item');
  const [newest] = item.versions;
  const [saved, setSaved] = useState<number | null>(null);
  // What is typed goes on from the version that its author has read, also when another comes meanwhile.
  const [after, setAfter] = useState(newest?.version ?? 1);
  const form = useClinicForm({
    clinic: item.id,
    known: newest?.values ?? valuesOf({}),
    after,
    onSaved(version) {
      setSaved(version);
      setAfter(version);
      onSaved();
    },
  });
  const isBehind = newest !== undefined && newest.version > after;
  // Nothing is typed: the newest version is what is shown, and gone on from.
  if (isBehind && !form.isDirty) setAfter(newest.version);
  return (
    <SectionCard title={t('edit')}>
      <Stack gap="medium">
        {isBehind && form.isDirty && <BehindNotice version={newest.version} by={newest.by ?? ''} />}
        <ClinicForm form={form} />
        {saved !== null && !form.isDirty && (
          <Notice tone="success" role="status">
            {t('saved', { version: saved })}
          </Notice>
        )}
      </Stack>
    </SectionCard>
  );
}
