import { DefinitionList } from '@portal/design-system/DefinitionList';
import { Stack } from '@portal/design-system/Stack';
import { Table } from '@portal/design-system/Table';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { ROW_OUTCOMES } from '#areas/person/shared/employees/outcomes.ts';
import type { ImportState } from './use-import.ts';

export type ImportReportProps = Pick<ImportState, 'counts' | 'faulty'>;

/** What became of the rows, and which of them need somebody. */
export function ImportReport({ counts, faulty }: ImportReportProps): ReactNode {
  const t = useTranslations('employees');
  const seen = ROW_OUTCOMES.filter((outcome) => counts[outcome]);
  if (seen.length === 0) return null;
  return (
    <Stack gap="medium">
      <DefinitionList
        items={seen.map((outcome) => ({
          term: t(`outcomes.${outcome}`),
          description: t('rows', { count: counts[outcome] ?? 0 }),
        }))}
      />
      {faulty.length > 0 && (
        <Table
          caption={t('faulty.caption')}
          rows={faulty}
          rowKey={({ line }) => String(line)}
          columns={[
            { id: 'line', header: t('faulty.line'), isRowHeader: true, cell: ({ line }) => line },
            {
              id: 'why',
              header: t('faulty.why'),
              cell: ({ outcome, fault }) => (fault ? t(`faults.${fault}`) : t(`outcomes.${outcome}`)),
            },
          ]}
        />
      )}
    </Stack>
  );
}
