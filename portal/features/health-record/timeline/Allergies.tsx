import { Badge } from '@portal/design-system/Badge';
import { Card } from '@portal/design-system/Card';
import { DateTime } from '@portal/design-system/DateTime';
import { Heading } from '@portal/design-system/Heading';
import { Inline } from '@portal/design-system/Inline';
import { List, ListItem } from '@portal/design-system/List';
import { Skeleton, SkeletonGroup } from '@portal/design-system/Skeleton';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import { type ReactNode, useId } from 'react';
import { useTranslations } from 'use-intl';
import { useWhose } from '#client/app/app-context.ts';
import type { Allergy } from '../contract.ts';

interface AllergiesProps {
  /** Undefined: not there yet, or failed. */
  readonly allergies: readonly Allergy[] | undefined;
  readonly isFailed: boolean;
}

/** First of all: what whoever treats the patient has to know. */
export function Allergies({ allergies, isFailed }: AllergiesProps): ReactNode {
  const t = useTranslations('health-record.allergies');
  const whose = useWhose();
  const title = useId();
  return (
    <Card as="section" aria-labelledby={title}>
      <Stack gap="small">
        <Heading level={2} size={3} id={title}>
          {t('title')}
        </Heading>
        {!allergies && isFailed && <Text>{t('failed')}</Text>}
        {!allergies && !isFailed && (
          <SkeletonGroup>
            <Skeleton />
          </SkeletonGroup>
        )}
        {allergies?.length === 0 && <Text>{t('none', { whose })}</Text>}
        {allergies && allergies.length > 0 && (
          <List kind="plain">
            {allergies.map((allergy) => (
              <ListItem key={allergy.id}>
                <AllergyItem allergy={allergy} />
              </ListItem>
            ))}
          </List>
        )}
      </Stack>
    </Card>
  );
}

function AllergyItem({ allergy }: { readonly allergy: Allergy }): ReactNode {
  const t = useTranslations('health-record.allergies');
  const { name, language, category, isHighRisk, isSuspected, isOver, reactions, notes, recordedOn } = allergy;
  const written = language ? { lang: language } : {};
  return (
    <Stack gap="xsmall">
      <Inline gap="xsmall">
        <Text as="span" weight="strong" {...(name !== null && written)}>
          {name ?? t('unnamed')}
        </Text>
        {isSuspected && <Text as="span">{`(${t('suspected')})`}</Text>}
        {isHighRisk && <Badge tone="danger">{t('highRisk')}</Badge>}
        {isOver && <Badge>{t('over')}</Badge>}
      </Inline>
      {reactions.length > 0 && <Text {...written}>{t('reactions', { names: reactions.join(', ') })}</Text>}
      {notes.map((note) => (
        <Text key={note} {...written}>
          {note}
        </Text>
      ))}
      <Text size="small" tone="muted">
        {category && t(`category.${category}`)}
        {category && recordedOn && ' · '}
        {recordedOn && t.rich('recordedOn', { date: () => <DateTime value={recordedOn} format="date" /> })}
      </Text>
    </Stack>
  );
}
