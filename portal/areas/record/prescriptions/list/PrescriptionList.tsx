import { Checkbox } from '@portal/design-system/Checkbox';
import { Disclosure } from '@portal/design-system/Disclosure';
import { NeedsScripts } from '@portal/design-system/Form';
import { Heading } from '@portal/design-system/Heading';
import { Notice } from '@portal/design-system/Notice';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import { Visible } from '@portal/design-system/Visible';
import { type ReactNode, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useFeatures, useSession } from '#client/app/app-context.ts';
import { useNow } from '#client/app/use-now.ts';
import { helsinkiDay } from '#contract/time/time.ts';
import type { Prescription } from '../contract.ts';
import { currentWhere } from '../rules-current.ts';
import { runningOutFirst } from '../rules-running-out.ts';
import type { Selecting } from './PrescriptionRow.tsx';
import { PrescriptionRows } from './PrescriptionRows.tsx';
import { RenewalBasket } from './RenewalBasket.tsx';

const NONE: ReadonlySet<number> = new Set();

export interface PrescriptionListProps {
  readonly prescriptions: readonly Prescription[];
  /** How many pages of each list the address asks for; null: one. */
  readonly page: string | null;
}

/** The prescriptions in use, those that have ended below them, and what is chosen to be renewed. */
export function PrescriptionList({ prescriptions, page }: PrescriptionListProps): ReactNode {
  const t = useTranslations('prescriptions.list');
  const { has } = useFeatures();
  const { actingFor } = useSession();
  const [chosen, setChosen] = useState(NONE);
  const heading = useId();
  const today = helsinkiDay(useNow());
  const renews = has('isPrescriptionRenewalEnabled');
  const isCurrent = currentWhere(renews);
  const current = runningOutFirst(prescriptions.filter(isCurrent), today);
  const ended = prescriptions.filter((each) => !isCurrent(each));
  const mayRenew = has('canRenewPrescriptions');
  const renewable = mayRenew ? current.filter(({ isRenewable }) => isRenewable).map(({ id }) => id) : [];
  // What was sent from another tab meanwhile is chosen no longer.
  const selected = renewable.filter((id) => chosen.has(id));
  const selecting: Selecting | null = mayRenew
    ? {
        isSelected: (id) => chosen.has(id),
        select: (ids, isSelected) =>
          setChosen(
            new Set(isSelected ? [...chosen, ...ids] : [...chosen].filter((id) => !ids.includes(id))),
          ),
      }
    : null;
  return (
    <Stack gap={{ small: 'large', large: 'xlarge' }}>
      {actingFor && renews && <Notice>{t('notForChild')}</Notice>}
      <Stack as="section" gap="small" aria-labelledby={heading}>
        <Stack gap="xsmall">
          <Heading level={2} size={3} id={heading}>
            {t(renews ? 'current' : 'valid')}
          </Heading>
          {renewable.length > 0 && (
            <Visible on="screen">
              <Text>{t('howToRenew')}</Text>
            </Visible>
          )}
        </Stack>
        {renewable.length > 0 && <NeedsScripts>{t('needsScripts')}</NeedsScripts>}
        {selecting && renewable.length > 1 && (
          <Visible on="screen">
            <Checkbox
              isSelected={selected.length === renewable.length}
              onChange={(isSelected) => selecting.select(renewable, isSelected)}
            >
              {t('selectAll', { count: renewable.length })}
            </Checkbox>
          </Visible>
        )}
        {current.length > 0 ? (
          <PrescriptionRows prescriptions={current} selecting={selecting} page={page} />
        ) : (
          <Text tone="muted">{t('noCurrent')}</Text>
        )}
        {selecting && <RenewalBasket ids={selected} onEmpty={() => selecting.select(selected, false)} />}
      </Stack>
      {ended.length > 0 && (
        <Disclosure summary={t('ended', { count: ended.length })}>
          <PrescriptionRows prescriptions={ended} selecting={selecting} page={page} />
        </Disclosure>
      )}
    </Stack>
  );
}
