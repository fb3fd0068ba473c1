import { Notice } from '@portal/design-system/Notice';
import { Stack } from '@portal/design-system/Stack';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { SectionCard } from '#components/SectionCard.tsx';
import type { Saved } from './use-next-version.ts';

export interface NextVersionCardProps {
  /** The version that has come since what is typed was begun; null: none. */
  readonly meanwhile: Saved | null;
  /** The version that was saved here, while nothing else is typed; null: none. */
  readonly saved: number | null;
  /** The form. */
  readonly children: ReactNode;
}

/** Where the next version of some content is written: says what has come meanwhile, and what was saved. */
export function NextVersionCard({ meanwhile, saved, children }: NextVersionCardProps): ReactNode {
  const t = useTranslations('content.item');
  return (
    <SectionCard title={t('edit')}>
      <Stack gap="medium">
        {meanwhile && (
          <Notice tone="warning" title={t('behind.title')}>
            {t('behind.text', { version: meanwhile.version, name: meanwhile.by ?? '' })}
          </Notice>
        )}
        {children}
        {saved !== null && (
          <Notice tone="success" role="status">
            {t('saved', { version: saved })}
          </Notice>
        )}
      </Stack>
    </SectionCard>
  );
}
