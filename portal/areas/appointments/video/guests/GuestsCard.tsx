import { Button } from '@portal/design-system/Button';
import { Card } from '@portal/design-system/Card';
import { Heading } from '@portal/design-system/Heading';
import { Inline } from '@portal/design-system/Inline';
import { Notice } from '@portal/design-system/Notice';
import { RadioGroup } from '@portal/design-system/RadioGroup';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import { type ReactNode, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useWhose } from '#client/app/app-context.ts';
import { NewLink } from '#components/NewLink.tsx';
import { useFailureText } from '#components/use-failure-text.ts';
import type { Guest } from '../contract.ts';
import { GUEST_KINDS, type GuestKind, MOST_GUESTS } from '../guest-kinds.ts';
import { GuestList } from './GuestList.tsx';
import { useGuests } from './use-guests.ts';

export interface GuestsCardProps {
  /** Of the appointment. */
  readonly id: number;
  readonly guests: readonly Guest[];
}

/** Who else comes to a video appointment: links for them, which the patient sees and takes away (VIDEO-07). */
export function GuestsCard({ id, guests }: GuestsCardProps): ReactNode {
  const t = useTranslations('video.guests');
  const whose = useWhose();
  const failureText = useFailureText();
  const title = useId();
  const [kind, setKind] = useState<GuestKind>('guardian');
  const changes = useGuests(id);
  const { made, isSending, failure, error, invite } = changes;
  return (
    <Card as="section" aria-labelledby={title}>
      <Stack gap="medium">
        <Heading level={2} size={4} id={title}>
          {t('heading')}
        </Heading>
        <Text>{t('text', { whose })}</Text>
        {made && (
          <NewLink
            key={made.url}
            url={made.url}
            texts={{
              title: t('made'),
              text: t('madeText'),
              label: t('address'),
              copy: t('copy'),
              copied: t('copied'),
            }}
          />
        )}
        <GuestList guests={guests} changes={changes} />
        {failure && (
          <Notice tone="error" role="alert">
            {failureText(error, t(failure, { most: MOST_GUESTS }))}
          </Notice>
        )}
        <RadioGroup
          label={t('kind')}
          options={GUEST_KINDS.map((value) => ({ value, label: t(`kinds.${value}`, { whose }) }))}
          value={kind}
          onChange={setKind}
        />
        <Inline>
          <Button tone="outline" isLoading={isSending} onPress={() => void invite(kind)}>
            {t('create')}
          </Button>
        </Inline>
      </Stack>
    </Card>
  );
}
