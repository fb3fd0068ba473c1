import { Badge } from '@portal/design-system/Badge';
import { Card } from '@portal/design-system/Card';
import { Heading } from '@portal/design-system/Heading';
import { Inline } from '@portal/design-system/Inline';
import { List, ListItem } from '@portal/design-system/List';
import { Skeleton, SkeletonGroup } from '@portal/design-system/Skeleton';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import { type ReactNode, useId } from 'react';
import { useTranslations } from 'use-intl';
import { useLanguage, useWhose } from '#client/app/app-context.ts';
import { startOfHelsinkiDay } from '#contract/time/time.ts';
import { formatDay } from '#contract/time/time-format.ts';
import type { Allergy } from '../contract.ts';

interface AllergiesProps {
  /** Undefined: not there yet, or failed. */
  readonly allergies: readonly Allergy[] | undefined;
  readonly isFailed: boolean;
}

/** What those who treat the patient have to know, before everything else. */
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
        {allergies && allergies.length > 0 && whose === 'child' && (
          <Text size="small" tone="muted">
            {t('notAll')}
          </Text>
        )}
      </Stack>
    </Card>
  );
}

function AllergyItem({ allergy }: { readonly allergy: Allergy }): ReactNode {
  const t = useTranslations('health-record.allergies');
  const lang = useLanguage();
  const { name, language, category, isHighRisk, isSuspected, isOver, reactions, notes, recordedOn } = allergy;
  const written = language ? { lang: language } : {};
  const facts = [
    ...(category ? [t(`category.${category}`)] : []),
    ...(recordedOn ? [t('recorded', { date: formatDay(startOfHelsinkiDay(recordedOn), lang) })] : []),
  ];
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
      {reactions.length > 0 && (
        <Text>
          {t('reaction')}:{' '}
          <Text as="span" {...written}>
            {reactions.join(', ')}
          </Text>
        </Text>
      )}
      {notes.map((note) => (
        <Text key={note} {...written}>
          {note}
        </Text>
      ))}
      {facts.length > 0 && (
        <Text size="small" tone="muted">
          {facts.join(' · ')}
        </Text>
      )}
    </Stack>
  );
}
