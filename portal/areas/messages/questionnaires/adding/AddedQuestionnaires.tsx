import { DateTime } from '@portal/design-system/DateTime';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { AnswerOf } from '#client/calls/api.ts';
import { SectionCard } from '#components/SectionCard.tsx';

export type AddedQuestionnairesProps = AnswerOf<'GET /api/workspace/questionnaires'>;

/** The questionnaires that patients can be sent, with who has added each and when. */
export function AddedQuestionnaires({ questionnaires }: AddedQuestionnairesProps): ReactNode {
  const t = useTranslations('workspace.questionnaires');
  return (
    <SectionCard title={t('list.title')}>
      {questionnaires.length === 0 && <Text tone="muted">{t('list.none')}</Text>}
      <Stack as="ul" gap="small" isRuled>
        {questionnaires.map(({ id, title, version, addedAt, by }) => (
          <Stack key={id} as="li" gap="none">
            <Text weight="strong">{title}</Text>
            <Text tone="muted">{t('preview.version', { version })}</Text>
            {addedAt && (
              <Text tone="muted">
                {t.rich('list.addedOn', {
                  by: by ?? t('list.operator'),
                  day: () => <DateTime key="day" value={addedAt} format="date" />,
                })}
              </Text>
            )}
          </Stack>
        ))}
      </Stack>
    </SectionCard>
  );
}
