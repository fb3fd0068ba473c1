import { Avatar } from '@portal/design-system/Avatar';
import { Button } from '@portal/design-system/Button';
import { Card, CardAction } from '@portal/design-system/Card';
import { Heading } from '@portal/design-system/Heading';
import { Media } from '@portal/design-system/Media';
import { Text } from '@portal/design-system/Text';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useSession } from '#client/app/app-context.ts';
import type { ActForChoice } from './use-act-for-choice.ts';

/** The way back to, or on with, one's own matters. */
export function OwnMatters({ choice }: { readonly choice: ActForChoice }): ReactNode {
  const t = useTranslations('guardianship.choose');
  const { person } = useSession();
  if (!person) return null;
  const name = `${person.firstNames} ${person.lastName}`;
  return (
    <Card as="section" aria-label={t('own')}>
      <Media
        start={<Avatar name={name} size="large" />}
        end={
          <CardAction>
            <Button
              tone="secondary"
              onPress={() => choice.actFor(null)}
              isLoading={choice.waitsFor === null}
              aria-label={t('ownAction')}
            >
              {t('choose')}
            </Button>
          </CardAction>
        }
        endOnSmall="below"
      >
        <Heading level={2} size={4}>
          {t('own')}
        </Heading>
        <Text tone="muted">{name}</Text>
      </Media>
    </Card>
  );
}
