import { Notice } from '@portal/design-system/Notice';
import { Page } from '@portal/design-system/Page';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { FOR_ANOTHER } from '#client/navigation/leave-document.ts';
import { usePageResults } from '#components/page-result/page-result.ts';
import { useHashResult } from './use-hash-result.ts';

/** What the last action has led to, above the page. Its toast has announced it. */
export function ResultNotice(): ReactNode {
  const t = useTranslations('shell.acting');
  const { kept } = usePageResults();
  useHashResult(FOR_ANOTHER, { message: t('forAnother'), tone: 'warning' });
  if (!kept) return null;
  return (
    <Page isFlush>
      <Notice tone={kept.tone}>{kept.message}</Notice>
    </Page>
  );
}
