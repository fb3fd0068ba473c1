import { Card } from '@portal/design-system/Card';
import { Heading } from '@portal/design-system/Heading';
import { LoadMore } from '@portal/design-system/LoadMore';
import { Notice } from '@portal/design-system/Notice';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import { type ReactNode, useId } from 'react';
import { useTranslations } from 'use-intl';
import { useHref } from '#client/navigation/use-href.ts';
import { RecordWords } from '#components/record/RecordWords.tsx';
import { useGrowingList } from '#components/record/use-growing-list.ts';
import type { PageMatch } from '#contract/routes/routes.ts';
import type { LaboratoryPackage, LaboratoryTest, PackageOrTest } from '../contract.ts';
import { firstRows, rowCount } from './first-rows.ts';
import { ResultRow } from './ResultRow.tsx';

/** How many results are drawn at a time. */
const SHOWN = 20;

export interface ResultsProps {
  readonly tests: readonly PackageOrTest[];
  readonly visit: PageMatch<'lab-result'>;
}

/** The results of a day: packages, then single tests, and what a reference range is. */
export function Results({ tests, visit: { params, query } }: ResultsProps): ReactNode {
  const t = useTranslations('laboratory');
  const href = useHref();
  const { limit, grow, list, nextPage } = useGrowingList(SHOWN, query.page);
  const shown = firstRows(tests, limit);
  const packages = shown.filter((test) => test.type === 'package');
  const singles = shown.filter((test) => test.type === 'test');
  const all = tests.flatMap((test) => (test.type === 'package' ? test.items : test));
  return (
    <Stack gap="medium" ref={list}>
      {packages.map((test) => (
        <PackageCard key={test.id} test={test} />
      ))}
      {singles.length > 0 && (
        <TestsCard title={packages.length > 0 ? t('day.single') : null} tests={singles} />
      )}
      {rowCount(tests) > limit && (
        <LoadMore
          label={t('day.more')}
          onPress={grow}
          href={href('lab-result', params, { page: nextPage })}
          status={t('day.moreLoaded', { count: limit })}
        />
      )}
      {all.some(({ referenceRange, standing }) => referenceRange || standing) && (
        <Notice tone="info" title={t('explanation.title')}>
          {t('explanation.text')}
        </Notice>
      )}
    </Stack>
  );
}

function PackageCard({ test }: { readonly test: LaboratoryPackage }): ReactNode {
  const { displayName, code, description, items } = test;
  return (
    <TestsCard title={<RecordWords>{displayName}</RecordWords>} code={code} tests={items}>
      {description && (
        <Text keepsLines>
          <RecordWords>{description}</RecordWords>
        </Text>
      )}
    </TestsCard>
  );
}

interface TestsCardProps {
  readonly title: ReactNode;
  readonly code?: string | null;
  readonly tests: readonly LaboratoryTest[];
  readonly children?: ReactNode;
}

function TestsCard({ title, code, tests, children }: TestsCardProps): ReactNode {
  const heading = useId();
  return (
    <Card as="section" {...(title !== null && { 'aria-labelledby': heading })}>
      <Stack gap="medium">
        {title !== null && (
          <Stack gap="xxsmall">
            <Heading level={2} size={3} id={heading}>
              {title}
            </Heading>
            {code && (
              <Text size="small" tone="muted">
                {code}
              </Text>
            )}
            {children}
          </Stack>
        )}
        <Stack as="ul" gap="medium" isRuled>
          {tests.map((test, index) => (
            // Parts of one observation share its id.
            <ResultRow key={`${test.id} ${index}`} test={test} level={title === null ? 2 : 3} />
          ))}
        </Stack>
      </Stack>
    </Card>
  );
}
