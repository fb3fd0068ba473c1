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
import type { AnswerOf } from '#client/calls/api.ts';
import { useChange } from '#client/calls/use-change.ts';
import { ChangeFailure } from '#components/ChangeFailure.tsx';
import { SectionCard } from '#components/SectionCard.tsx';

type Breaks = AnswerOf<'GET /api/workspace/service-breaks'>['breaks'];
type Break = Breaks[number];

export interface BreakListProps {
  /** Those that are not over, the next first. */
  readonly breaks: Breaks;
  /** One has ended. */
  readonly onChanged: () => void;
}

/** Breaks that are on or to come; each can be ended or taken back. */
export function BreakList({ breaks, onChanged }: BreakListProps): ReactNode {
  const t = useTranslations('operators.breaks');
  const { run, isSending, error } = useChange('DELETE /api/workspace/service-breaks/{id}');
  const [asking, setAsking] = useState<Break | null>(null);
  const [hasEnded, setEnded] = useState(false);

  async function end({ id }: Break): Promise<void> {
    setEnded(false);
    try {
      await run({ params: { id: String(id) } });
      setAsking(null);
      setEnded(true);
      onChanged();
    } catch {
      // The dialog stays open and says so.
    }
  }

  const part = asking ? t(`parts.${asking.part}`) : '';
  const isOn = asking?.isOn ?? false;
  return (
    <SectionCard title={t('list')}>
      {hasEnded && (
        <Notice tone="success" role="status" takesFocus>
          {t('ending.done')}
        </Notice>
      )}
      {breaks.length === 0 ? (
        <Text tone="muted">{t('none')}</Text>
      ) : (
        <Stack as="ul" gap="medium" isRuled>
          {breaks.map((each) => (
            <BreakLine key={each.id} line={each} onEnd={() => setAsking(each)} />
          ))}
        </Stack>
      )}
      <ConfirmDialog
        isOpen={asking !== null}
        onOpenChange={() => setAsking(null)}
        title={t(isOn ? 'ending.questionOn' : 'ending.questionComing', { part })}
        confirmLabel={t(isOn ? 'endShort' : 'takeBackShort')}
        cancelLabel={t('ending.keep')}
        isLoading={isSending}
        onConfirm={() => void (asking && end(asking))}
      >
        {t(isOn ? 'ending.consequence' : 'ending.consequenceComing')}
        <ChangeFailure error={error}>{t('ending.failed')}</ChangeFailure>
      </ConfirmDialog>
    </SectionCard>
  );
}

interface BreakLineProps {
  readonly line: Break;
  readonly onEnd: () => void;
}

function BreakLine({ line, onEnd }: BreakLineProps): ReactNode {
  const t = useTranslations('operators.breaks');
  const { part, isPlanned, isOn, startsAt, endsAt, by } = line;
  const name = t(`parts.${part}`);
  const kind = isPlanned ? 'planned' : 'unexpected';
  return (
    <Stack as="li" gap="xsmall">
      <Inline justify="between">
        <Text weight="strong">{name}</Text>
        <Badge tone={!isOn ? 'neutral' : isPlanned ? 'warning' : 'danger'}>
          {isOn ? t(`on.${kind}`) : t('coming')}
        </Badge>
      </Inline>
      <Text>
        {t('from')}: <DateTime value={startsAt} format="dayAtTime" />
      </Text>
      <Text>
        {endsAt ? (
          <>
            {t('until')}: <DateTime value={endsAt} format="dayAtTime" />
          </>
        ) : (
          t('untilEnded')
        )}
      </Text>
      <Text size="small" tone="muted">
        {t('by', { name: by })}
      </Text>
      <Inline>
        <Button
          tone="secondary"
          size="small"
          aria-label={t(isOn ? 'end' : 'takeBack', { part: name })}
          onPress={onEnd}
        >
          {t(isOn ? 'endShort' : 'takeBackShort')}
        </Button>
      </Inline>
    </Stack>
  );
}
