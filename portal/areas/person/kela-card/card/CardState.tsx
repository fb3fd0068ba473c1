import { Button } from '@portal/design-system/Button';
import { Columns } from '@portal/design-system/Columns';
import { Inline } from '@portal/design-system/Inline';
import { EditIcon } from '@portal/design-system/icons/EditIcon';
import { PlusIcon } from '@portal/design-system/icons/PlusIcon';
import { Picture } from '@portal/design-system/Picture';
import { Skeleton, SkeletonGroup } from '@portal/design-system/Skeleton';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import type { ReactNode } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import type { AnswerOf } from '#client/calls/api.ts';
import { SIDES } from '../rules.ts';

export interface CardStateProps {
  readonly card: AnswerOf<'GET /api/kela-card'>;
  /** The patient wants to add or change the images. */
  readonly onChange: () => void;
}

/** Both images as they are kept, or that there are none; and the way to other ones. */
export function CardState({ card, onChange }: CardStateProps): ReactNode {
  const t = useTranslations('kela-card');
  const { front } = card;
  if (front.status === 'missing') {
    return (
      <Inline stacksBelow="medium">
        <Button onPress={onChange} tone="secondary" icon={<PlusIcon />}>
          {t('add')}
        </Button>
      </Inline>
    );
  }
  return (
    <Stack gap="medium">
      <Columns>
        {SIDES.map((side) => {
          const image = card[side];
          return (
            image.status === 'uploaded' && (
              <Picture key={side} src={image.preview} alt={t(side)} shape="card" />
            )
          );
        })}
      </Columns>
      <Inline justify="between">
        <AddedOn at={front.uploadedAt} />
        <Button onPress={onChange} tone="secondary" icon={<EditIcon />}>
          {t('change')}
        </Button>
      </Inline>
    </Stack>
  );
}

function AddedOn({ at }: { readonly at: string }): ReactNode {
  const t = useTranslations('kela-card');
  const format = useFormatter();
  return <Text tone="muted">{t('addedOn', { date: format.dateTime(new Date(at), 'date') })}</Text>;
}

/** As high as what is to be expected of somebody who has added nothing. */
export function CardStateSkeleton(): ReactNode {
  const t = useTranslations('kela-card');
  return (
    <SkeletonGroup label={t('loading')}>
      <Skeleton shape="button" />
    </SkeletonGroup>
  );
}
