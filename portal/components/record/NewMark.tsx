import { Badge } from '@portal/design-system/Badge';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';

/** Badge for unread entries. */
export function NewMark(): ReactNode {
  const t = useTranslations('shell.record');
  return <Badge tone="solid">{t('new')}</Badge>;
}
