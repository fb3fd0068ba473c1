import { Badge } from '@portal/design-system/Badge';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';

/** Beside what has come since the reader last looked. */
export function NewMark(): ReactNode {
  const t = useTranslations('shell.record');
  return <Badge tone="solid">{t('new')}</Badge>;
}
