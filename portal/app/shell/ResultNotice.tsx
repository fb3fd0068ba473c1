import { Notice } from '@portal/design-system/Notice';
import { Page } from '@portal/design-system/Page';
import type { ReactNode } from 'react';
import { usePageResults } from '#components/page-result/page-result.ts';

/** What the last action has led to, above the page. Its toast has announced it. */
export function ResultNotice(): ReactNode {
  const { kept } = usePageResults();
  if (!kept) return null;
  return (
    <Page isFlush>
      <Notice tone={kept.tone}>{kept.message}</Notice>
    </Page>
  );
}
