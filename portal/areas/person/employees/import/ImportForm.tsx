import { Card } from '@portal/design-system/Card';
import { FileUpload } from '@portal/design-system/FileUpload';
import { Heading } from '@portal/design-system/Heading';
import { Notice } from '@portal/design-system/Notice';
import { ProgressBar } from '@portal/design-system/ProgressBar';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { ImportReport } from './ImportReport.tsx';
import { useImport } from './use-import.ts';

export interface ImportFormProps {
  /** An import has ended, whole or not. */
  readonly onDone: () => void;
}

/** Takes a table of employees and says what became of its rows. */
export function ImportForm({ onDone }: ImportFormProps): ReactNode {
  const t = useTranslations('employees');
  const { state, start } = useImport(onDone);
  const isRunning = state?.status === 'running';
  return (
    <Card padding="medium">
      <Stack gap="medium">
        <Heading level={2}>{t('import.title')}</Heading>
        <Text>{t('import.columns')}</Text>
        <Text tone="muted">{t('import.kept')}</Text>
        <FileUpload
          label={t('import.file')}
          files={[]}
          accept={['.csv', '.txt']}
          maxFiles={1}
          isDisabled={isRunning}
          onAdd={([file]) => file && void start(file)}
          onRemove={() => {}}
        />
        {isRunning && (
          <ProgressBar label={t('import.running', { file: state.fileName })} value={state.percent} />
        )}
        {state && !isRunning && (
          <Notice
            tone={state.status === 'done' ? 'success' : 'error'}
            role={state.status === 'done' ? 'status' : 'alert'}
          >
            {t(`import.statuses.${state.status}`, { file: state.fileName })}
          </Notice>
        )}
        {state && !isRunning && <ImportReport counts={state.counts} faulty={state.faulty} />}
      </Stack>
    </Card>
  );
}
