import { Badge } from '@portal/design-system/Badge';
import { DateTime } from '@portal/design-system/DateTime';
import { Disclosure } from '@portal/design-system/Disclosure';
import { Inline } from '@portal/design-system/Inline';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useNow } from '#client/app/use-now.ts';
import { WithholdPart } from '#components/withholding/WithholdPart.tsx';
import { helsinkiDay } from '#contract/time/time.ts';
import type { Protection, Vaccination } from '../contract.ts';
import { GivenOn } from './GivenOn.tsx';

/** What somebody is vaccinated against: when last and until when it protects; each dose behind it, the latest first. */
export function ProtectionRow({ protection }: { readonly protection: Protection }): ReactNode {
  const t = useTranslations('vaccinations');
  const { name, vaccinations } = protection;
  const [latest] = vaccinations;
  return (
    <Stack as="li" gap="none">
      <Disclosure
        level={3}
        summary={name ?? t('unnamed')}
        description={
          latest && (
            <Inline as="span" gap="xsmall">
              <Text as="span" size="small" tone="muted">
                {t('givenOn')}: <GivenOn {...latest} />
                {vaccinations.length > 1 && ` · ${t('count', { total: vaccinations.length })}`}
              </Text>{' '}
              <Validity vaccination={latest} />
            </Inline>
          )
        }
      >
        <Stack as="ul" gap="medium" isRuled>
          {vaccinations.map((each) => (
            <Dose key={each.id} vaccination={each} />
          ))}
        </Stack>
      </Disclosure>
    </Stack>
  );
}

interface DoseProps {
  readonly vaccination: Vaccination;
}

/** With what and when it was given, how long it protects, who gave it. */
function Dose({ vaccination }: DoseProps): ReactNode {
  const t = useTranslations('vaccinations');
  const { id, name, product, dose, practitioner } = vaccination;
  const vaccine = [product, dose !== null && t('dose', { dose })].filter(Boolean).join(' · ');
  return (
    <Stack as="li" gap="xxsmall">
      <Text weight="medium">
        <GivenOn {...vaccination} />
      </Text>
      {vaccine && <Text>{vaccine}</Text>}
      <Validity vaccination={vaccination} isWhole />
      {practitioner && (
        <Text size="small" tone="muted">
          {[practitioner.name, practitioner.title].filter(Boolean).join(', ')}
        </Text>
      )}
      <WithholdPart
        what={`entry-${id}`}
        isInList
        name={
          <>
            {name ?? t('unnamed')}, <GivenOn {...vaccination} />
          </>
        }
      />
    </Stack>
  );
}

/** How long it protects; nothing where the record does not say. In short, what is over says only that. */
function Validity({ vaccination, isWhole }: DoseProps & { readonly isWhole?: boolean }): ReactNode {
  const t = useTranslations('vaccinations');
  const { effectiveUntil } = vaccination;
  const today = helsinkiDay(useNow());
  if (effectiveUntil === null) return null;
  const isGone = isOver(vaccination, today);
  if (isGone && !isWhole) return <Badge tone="warning">{t('over')}</Badge>;
  return (
    <Text as="span" size={isWhole ? 'body' : 'small'}>
      {t.rich(isGone ? 'wasEffectiveUntil' : 'effectiveUntil', {
        day: () => <DateTime value={effectiveUntil} format="date" />,
      })}
    </Text>
  );
}

/**
 * Whether a vaccination protects no longer, as far as the record says.
 *
 * @param today in Helsinki, `YYYY-MM-DD`
 */
export function isOver(vaccination: Pick<Vaccination, 'effectiveUntil'> | undefined, today: string): boolean {
  const until = vaccination?.effectiveUntil ?? null;
  return until !== null && until < today;
}
