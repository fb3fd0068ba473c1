import { Heading } from '@portal/design-system/Heading';
import type { LinkRow } from '@portal/design-system/LinkList';
import { Stack } from '@portal/design-system/Stack';
import { type ReactNode, useId } from 'react';
import { useTranslations } from 'use-intl';
import { RecordRows } from './RecordRows.tsx';

/** Entries that nobody has opened yet, before all others; nothing where there is none. */
export function NewFirst({ rows }: { readonly rows: readonly LinkRow[] }): ReactNode {
  const t = useTranslations('shell.record');
  const title = useId();
  if (rows.length === 0) return null;
  return (
    <Stack as="section" gap="xsmall" aria-labelledby={title}>
      <Heading level={2} size={3} id={title}>
        {t('unread')}
      </Heading>
      <RecordRows aria-labelledby={title} rows={rows} />
    </Stack>
  );
}
