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
import { useChange } from '#client/calls/use-change.ts';
import { SectionCard } from '#components/SectionCard.tsx';
import { TONES } from '../state-tones.ts';
import type { ContentItem } from './content-item.ts';

export interface PublicationProps {
  /** The notice or answer of the help. */
  readonly item: ContentItem;
  /** It was published or withdrawn, or is another by now. */
  readonly onChanged: () => void;
}

/** What patients see of a notice, and the buttons that change it. */
export function Publication({ item, onChanged }: PublicationProps): ReactNode {
  const t = useTranslations('content');
  const [asked, setAsked] = useState<'publish' | 'withdraw' | null>(null);
  const [result, setResult] = useState<'published' | 'withdrawn' | 'changedMeanwhile' | 'failed' | null>(
    null,
  );
  const change = useChange('PUT /api/content/{id}/publication');
  const { state, published, versions, publications } = item;
  const newest = versions[0]?.version ?? 1;
  const [last] = publications;
  const kind = versions[0]?.notice.help ? 'help' : 'notice';

  async function run(version: number | null): Promise<void> {
    try {
      const { type } = await change.run({ params: { id: String(item.id) }, body: { version } });
      setResult(type === 'done' ? (version === null ? 'withdrawn' : 'published') : type);
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
        {last && (
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
          {published !== null && (
            <Button tone="outline" onPress={() => setAsked('withdraw')} aria-haspopup="dialog">
              {t('publication.withdraw')}
            </Button>
          )}
        </Inline>
      </Stack>
      <ConfirmDialog
        isOpen={asked !== null}
        onOpenChange={() => setAsked(null)}
        title={t(`publication.questions.${asked ?? 'publish'}.title`, { kind })}
        confirmLabel={t(`publication.questions.${asked ?? 'publish'}.confirm`)}
        isLoading={change.isSending}
        onConfirm={() => void run(asked === 'publish' ? newest : null)}
      >
        {t(`publication.questions.${asked ?? 'publish'}.text`, { kind })}
      </ConfirmDialog>
    </SectionCard>
  );
}
