import { Badge } from '@portal/design-system/Badge';
import { Button } from '@portal/design-system/Button';
import { ConfirmDialog } from '@portal/design-system/ConfirmDialog';
import { DateTime } from '@portal/design-system/DateTime';
import { Inline } from '@portal/design-system/Inline';
import { Notice } from '@portal/design-system/Notice';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { SectionCard } from '#components/SectionCard.tsx';
import { TONES } from '../state-tones.ts';
import type { PublicationFacts } from './History.tsx';

export interface PublicationProps {
  /** What is published. */
  readonly kind: 'notice' | 'help' | 'topic' | 'clinic';
  readonly state: keyof typeof TONES;
  /** The version that patients read; null: none. */
  readonly published: number | null;
  /** The version that was saved last. */
  readonly newest: number;
  /** How it was published or withdrawn last. */
  readonly last: PublicationFacts | undefined;
  /** What patients read once it is withdrawn: an earlier version, or null: nothing. Default: it cannot be withdrawn. */
  readonly earlier?: number | null | undefined;
  /** Publishes a version; null withdraws it. */
  readonly publish: (version: number | null) => Promise<'done' | 'changedMeanwhile' | 'nameTaken'>;
  readonly isPublishing: boolean;
  /** It was published or withdrawn, or is another by now. */
  readonly onChanged: () => void;
}

/** What patients see of some content, and the buttons that change it. */
export function Publication(props: PublicationProps): ReactNode {
  const { kind, state, published, newest, last, earlier, publish, isPublishing, onChanged } = props;
  const t = useTranslations('content');
  const [asked, setAsked] = useState<'publish' | 'withdraw' | null>(null);
  const [result, setResult] = useState<
    'published' | 'withdrawn' | 'changedMeanwhile' | 'nameTaken' | 'failed' | null
  >(null);

  async function run(version: number | null): Promise<void> {
    try {
      const type = await publish(version);
      setResult(type === 'done' ? (version === newest ? 'published' : 'withdrawn') : type);
      onChanged();
    } catch {
      setResult('failed');
    }
    setAsked(null);
  }

  const isDone = result === 'published' || result === 'withdrawn';
  return (
    <SectionCard title={t('publication.title')}>
      <Stack gap="medium">
        <Inline>
          <Badge tone={TONES[state]}>{t(`states.${state}`)}</Badge>
          <Text>
            {published === null
              ? t('publication.nothing', { kind })
              : t('publication.version', { version: published })}
          </Text>
        </Inline>
        {last?.by && (
          <Text size="small" tone="muted">
            {t(last.version === null ? 'publication.withdrawnBy' : 'publication.publishedBy', {
              name: last.by,
            })}{' '}
            <DateTime value={last.at} />
          </Text>
        )}
        {result && (
          <Notice tone={isDone ? 'success' : 'error'} role={isDone ? 'status' : 'alert'}>
            {t(`publication.results.${result}`, { kind })}
          </Notice>
        )}
        <Inline>
          {published !== newest && (
            <Button onPress={() => setAsked('publish')} aria-haspopup="dialog">
              {t('publication.publish', { version: newest })}
            </Button>
          )}
          {earlier !== undefined && (
            <Button tone="outline" onPress={() => setAsked('withdraw')} aria-haspopup="dialog">
              {earlier === null ? t('publication.withdraw') : t('publication.back', { version: earlier })}
            </Button>
          )}
        </Inline>
      </Stack>
      <ConfirmDialog
        isOpen={asked !== null}
        onOpenChange={() => setAsked(null)}
        title={t(`publication.questions.${asked ?? 'publish'}.title`, { kind })}
        confirmLabel={t(`publication.questions.${asked ?? 'publish'}.confirm`, { kind })}
        isLoading={isPublishing}
        onConfirm={() => void run(asked === 'publish' ? newest : (earlier ?? null))}
      >
        {t(`publication.questions.${asked ?? 'publish'}.text`, { kind })}
      </ConfirmDialog>
    </SectionCard>
  );
}
