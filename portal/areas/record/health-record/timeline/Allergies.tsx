import { Badge } from '@portal/design-system/Badge';
import { Card } from '@portal/design-system/Card';
import { Disclosure } from '@portal/design-system/Disclosure';
import { Heading } from '@portal/design-system/Heading';
import { Inline } from '@portal/design-system/Inline';
import { AlertIcon } from '@portal/design-system/icons/AlertIcon';
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

/** Rows have space of their own above and below. */
const PADDING = { small: 'small', medium: 'medium' } as const;

interface AllergiesProps {
  /** Undefined: not there yet, or failed. */
  readonly allergies: readonly Allergy[] | undefined;
  readonly isFailed: boolean;
}

/** What those who treat the patient have to know, before everything else: each by its name, the rest of it behind them. */
export function Allergies({ allergies, isFailed }: AllergiesProps): ReactNode {
  const t = useTranslations('health-record.allergies');
  const whose = useWhose();
  const title = useId();
  if (!allergies || allergies.length === 0)
    return (
      <Card as="section" aria-labelledby={title} padding={PADDING}>
        <Stack gap="xxsmall">
          <Heading level={2} size={4} id={title}>
            {t('title')}
          </Heading>
          {!allergies && isFailed && <Text>{t('failed')}</Text>}
          {!allergies && !isFailed && (
            <SkeletonGroup>
              <Skeleton />
            </SkeletonGroup>
          )}
          {allergies && <Text size="small">{t('none', { whose })}</Text>}
        </Stack>
      </Card>
    );
  return (
    <Card as="section" aria-labelledby={title} padding={PADDING}>
      <Disclosure
        level={2}
        summary={
          <Text as="span" size="inherit" id={title}>
            {t('title')}
          </Text>
        }
        description={
          <Inline as="span" gap="small" hasTightLines>
            {allergies.map((allergy) => (
              <Name key={allergy.id} allergy={allergy} />
            ))}
          </Inline>
        }
      >
        <Stack gap="small">
          <List kind="plain">
            {allergies.map((allergy) => (
              <ListItem key={allergy.id}>
                <AllergyItem allergy={allergy} />
              </ListItem>
            ))}
          </List>
          {whose === 'child' && (
            <Text size="small" tone="muted">
              {t('notAll')}
            </Text>
          )}
        </Stack>
      </Disclosure>
    </Card>
  );
}

/** An allergy in the summary; one whose reaction may be dangerous says so. */
function Name({ allergy }: { readonly allergy: Allergy }): ReactNode {
  const t = useTranslations('health-record.allergies');
  const { name, language, isHighRisk, isSuspected, isOver } = allergy;
  const says = [isHighRisk && t('highRisk'), isSuspected && t('suspected'), isOver && t('over')].filter(
    Boolean,
  );
  return (
    <Text
      as="span"
      size="small"
      {...(isHighRisk && { tone: 'danger', weight: 'strong', icon: <AlertIcon size="small" /> })}
    >
      <Text as="span" size="inherit">
        <Text as="span" size="inherit" {...(name !== null && language && { lang: language })}>
          {name ?? t('unnamed')}
        </Text>
        {says.length > 0 && ` (${says.join(', ')})`}
      </Text>
    </Text>
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
