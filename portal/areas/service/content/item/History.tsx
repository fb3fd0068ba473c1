import { Button } from '@portal/design-system/Button';
import { DateTime } from '@portal/design-system/DateTime';
import { Disclosure } from '@portal/design-system/Disclosure';
import { LazyPart } from '@portal/design-system/LazyPart';
import { Notice } from '@portal/design-system/Notice';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useChange } from '#client/calls/use-change.ts';
import { SectionCard } from '#components/SectionCard.tsx';
import type { ContentItem, ItemVersion } from './content-item.ts';

const loadDifference = () =>
  import('./VersionDifference.tsx').then(({ VersionDifference }) => VersionDifference);

export interface HistoryProps {
  /** The notice. */
  readonly item: ContentItem;
  /** An earlier version is the newest now, or the notice is another by now. */
  readonly onRestored: () => void;
}

/** Every version of a notice: who has saved it when, what it changed, and when it was published. */
export function History({ item, onRestored }: HistoryProps): ReactNode {
  const t = useTranslations('content.history');
  const [result, setResult] = useState<'saved' | 'changedMeanwhile' | 'failed' | null>(null);
  const change = useChange('POST /api/content/{id}/restoration');
  const { versions } = item;
  const after = versions[0]?.version ?? 1;

  async function restore(version: number): Promise<void> {
    try {
      const { type } = await change.run({ params: { id: String(item.id) }, body: { after, version } });
      setResult(type);
      onRestored();
    } catch {
      setResult('failed');
    }
  }

  return (
    <SectionCard title={t('title')}>
      <Stack gap="small">
        {result && (
          <Notice
            tone={result === 'saved' ? 'success' : 'error'}
            role={result === 'saved' ? 'status' : 'alert'}
          >
            {t(`results.${result}`)}
          </Notice>
        )}
        {versions.map((each, index) => (
          <Disclosure
            key={each.version}
            level={3}
            summary={t('version', { version: each.version })}
            description={<Facts item={item} version={each} />}
          >
            <Stack gap="medium" align="start">
              <LazyPart
                load={loadDifference}
                props={{ before: versions[index + 1]?.notice ?? null, after: each.notice }}
              />
              {index > 0 && (
                <Button
                  tone="outline"
                  size="small"
                  isLoading={change.isSending}
                  onPress={() => void restore(each.version)}
                >
                  {t('restore', { version: each.version })}
                </Button>
              )}
            </Stack>
          </Disclosure>
        ))}
      </Stack>
    </SectionCard>
  );
}

interface FactsProps {
  readonly item: ContentItem;
  readonly version: ItemVersion;
}

function Facts({ item, version: { version, by, savedAt, restoredFrom } }: FactsProps): ReactNode {
  const t = useTranslations('content');
  const publications = item.publications.filter((each) => each.version === version);
  return (
    <>
      <Text as="span" size="small">
        {by}, <DateTime value={savedAt} />
        {restoredFrom !== null && `. ${t('history.restored', { version: restoredFrom })}`}
      </Text>
      {publications.map(({ at, by: publisher }) => (
        <Text key={at} as="div" size="small">
          {t('publication.publishedBy', { name: publisher })} <DateTime value={at} />
        </Text>
      ))}
    </>
  );
}
