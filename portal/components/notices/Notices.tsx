import { Stack } from '@portal/design-system/Stack';
import type { ReactNode } from 'react';
import type { AnswerOf } from '#client/calls/api.ts';
import { ProviderNotice } from './ProviderNotice.tsx';

/** What the provider tells all patients at the moment. */
export function Notices({ notices }: AnswerOf<'GET /api/notices'>): ReactNode {
  return (
    <Stack gap="small">
      {notices.map((notice) => (
        <ProviderNotice key={notice.id} notice={notice} />
      ))}
    </Stack>
  );
}
