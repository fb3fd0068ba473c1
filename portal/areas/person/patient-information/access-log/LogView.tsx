import { SegmentedControl } from '@portal/design-system/SegmentedControl';
import { Stack } from '@portal/design-system/Stack';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { LOG_READERS, type LogReaders } from '../rules.ts';
import { LogPart } from './LogPart.tsx';

/** The access log, by default without what the patient has done: that is most of it, and no news. */
export function LogView(): ReactNode {
  const t = useTranslations('patient-information.log');
  const [by, setBy] = useState<LogReaders>('others');
  return (
    <Stack gap="large">
      <SegmentedControl
        aria-label={t('who')}
        segments={LOG_READERS.map((value) => ({ value, label: t(value) }))}
        value={by}
        onChange={setBy}
      />
      <LogPart key={by} by={by} />
    </Stack>
  );
}
