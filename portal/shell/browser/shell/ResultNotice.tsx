import { Notice } from '@portal/design-system/Notice';
import { Page } from '@portal/design-system/Page';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { FOR_ANOTHER, isForAnother } from '#client/navigation/leave-document.ts';
import { usePageResults } from '#components/page-result/page-result.ts';
import { useHashResult } from './use-hash-result.ts';

/** What the last action has led to, above the page. Its toast has announced it. */
export function ResultNotice(): ReactNode {
  const t = useTranslations('shell.acting');
  const { kept } = usePageResults();
  const forAnother = { message: t('forAnother'), tone: 'warning' } as const;
  const { search } = useLocation();
  useHashResult(FOR_ANOTHER, forAnother);
  const result = kept ?? (isForAnother(search) ? forAnother : null);
  if (!result) return null;
  return (
    <Page isFlush>
      <Notice tone={result.tone}>{result.message}</Notice>
    </Page>
  );
}
