import { LoadMore } from '@portal/design-system/LoadMore';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useHref } from '#client/navigation/use-href.ts';
import { RecordWords } from '#components/record/RecordWords.tsx';
import { useGrowingList } from '#components/record/use-growing-list.ts';
import type { PageMatch } from '#contract/routes/routes.ts';
import type { LaboratoryPackage, PackageOrTest } from '../contract.ts';
import { firstRows, isOutside, testsOf } from './first-rows.ts';
import { isPlain, NormalRow } from './NormalRow.tsx';
import { ResultRow, type ResultRowProps } from './ResultRow.tsx';
import { TestsCard } from './TestsCard.tsx';

/** How many results are drawn at a time. */
const SHOWN = 20;

export interface ResultsProps {
  readonly tests: readonly PackageOrTest[];
  readonly visit: PageMatch<'lab-result'>;
}

/** The results of a day: how many lie outside their reference range, those, then packages and single tests. */
export function Results({ tests, visit: { params, query } }: ResultsProps): ReactNode {
  const t = useTranslations('laboratory.day');
  const href = useHref();
  const { limit, grow, list, nextPage } = useGrowingList(SHOWN, query.page);
  const { outside, packages, singles } = firstRows(tests, limit);
  const all = testsOf(tests);
  const judged = all.filter(({ flag }) => flag !== null);
  return (
    <Stack gap="medium" ref={list}>
      {outside.length > 0 ? (
        <TestsCard title={t('outside', { count: judged.filter(isOutside).length, total: judged.length })}>
          {outside.map(({ test, of }, index) => (
            <ResultRow key={`${test.id} ${index}`} test={test} level={3} of={of?.displayName} />
          ))}
        </TestsCard>
      ) : (
        // Of a day with a result that nobody has compared yet, this would promise too much.
        judged.length > 0 &&
        judged.length === all.length && (
          <Text weight="strong">{t('noneOutside', { total: judged.length })}</Text>
        )
      )}
      {packages.map((each) => (
        <PackageCard key={each.id} test={each} />
      ))}
      {singles.length > 0 && (
        <TestsCard title={singles.length < all.length ? t('single') : null} areRows={singles.every(isPlain)}>
          {singles.map((test, index) => (
            <OneResult key={`${test.id} ${index}`} test={test} level={singles.length < all.length ? 3 : 2} />
          ))}
        </TestsCard>
      )}
      {all.length > limit && (
        <LoadMore
          label={t('more')}
          onPress={grow}
          href={href('lab-result', params, { page: nextPage })}
          status={t('moreLoaded', { count: limit })}
        />
      )}
    </Stack>
  );
}

function PackageCard({ test }: { readonly test: LaboratoryPackage }): ReactNode {
  const { displayName, code, description, items } = test;
  return (
    <TestsCard
      title={<RecordWords>{displayName}</RecordWords>}
      code={code}
      areRows={items.every(isPlain)}
      description={
        description && (
          <Text keepsLines>
            <RecordWords>{description}</RecordWords>
          </Text>
        )
      }
    >
      {items.map((item, index) => (
        // Parts of one observation share its id.
        <OneResult key={`${item.id} ${index}`} test={item} level={3} />
      ))}
    </TestsCard>
  );
}

/** In one line where there is no more to it. */
function OneResult(props: Pick<ResultRowProps, 'test' | 'level'>): ReactNode {
  return isPlain(props.test) ? <NormalRow {...props} /> : <ResultRow {...props} />;
}
