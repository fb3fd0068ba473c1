import { Button } from '@portal/design-system/Button';
import { DateTime } from '@portal/design-system/DateTime';
import { Disclosure } from '@portal/design-system/Disclosure';
import { Notice } from '@portal/design-system/Notice';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { SectionCard } from '#components/SectionCard.tsx';

/** A version, as its history tells of it. */
export interface VersionFacts {
  readonly version: number;
  /** Null, as its author: it stood there before versions were kept. */
  readonly savedAt: string | null;
  readonly by: string | null;
  readonly restoredFrom: number | null;
}

/** A moment from which on patients read a version; null: none. */
export interface PublicationFacts {
  readonly version: number | null;
  readonly at: string;
  readonly by: string | null;
}

export interface HistoryProps {
  /** The last first. */
  readonly versions: readonly VersionFacts[];
  readonly publications: readonly PublicationFacts[];
  /** Makes an earlier version the next one, after the newest that is shown. */
  readonly restore: (version: number, after: number) => Promise<'saved' | 'changedMeanwhile' | 'nameTaken'>;
  readonly isRestoring: boolean;
  /** An earlier version is the newest now, or there is another by now. */
  readonly onRestored: () => void;
  /** What the version at a place of the list has changed. */
  readonly difference: (index: number) => ReactNode;
}

/** Every version of some content: who has saved it when, what it changed, and when it was published. */
export function History(props: HistoryProps): ReactNode {
  const { versions, publications, isRestoring, onRestored, difference } = props;
  const t = useTranslations('content.history');
  const [result, setResult] = useState<'saved' | 'changedMeanwhile' | 'nameTaken' | 'failed' | null>(null);

  async function restore(version: number): Promise<void> {
    try {
      setResult(await props.restore(version, versions[0]?.version ?? 1));
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
            description={<Facts publications={publications} version={each} />}
          >
            <Stack gap="medium" align="start">
              {difference(index)}
              {index > 0 && (
                <Button
                  tone="outline"
                  size="small"
                  isLoading={isRestoring}
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
  readonly publications: readonly PublicationFacts[];
  readonly version: VersionFacts;
}

function Facts({ publications, version: { version, by, savedAt, restoredFrom } }: FactsProps): ReactNode {
  const t = useTranslations('content');
  return (
    <>
      <Text as="span" size="small">
        {by}
        {savedAt === null ? (
          t('history.fromBefore')
        ) : (
          <>
            {by !== null && ', '}
            <DateTime value={savedAt} />
          </>
        )}
        {restoredFrom !== null && `. ${t('history.restored', { version: restoredFrom })}`}
      </Text>
      {publications
        .filter((each) => each.version === version && each.by !== null)
        .map(({ at, by: publisher }) => (
          <Text key={at} as="div" size="small">
            {t('publication.publishedBy', { name: publisher ?? '' })} <DateTime value={at} />
          </Text>
        ))}
    </>
  );
}
