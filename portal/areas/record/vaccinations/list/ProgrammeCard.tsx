import { Disclosure } from '@portal/design-system/Disclosure';
import { CalendarIcon } from '@portal/design-system/icons/CalendarIcon';
import { InfoIcon } from '@portal/design-system/icons/InfoIcon';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useSession } from '#client/app/app-context.ts';
import { SectionCard } from '#components/SectionCard.tsx';
import type { ProgrammeLine } from '../contract.ts';
import { PROGRAMME_YEAR } from '../programme.ts';
import { agesToldOf } from '../writing.ts';

export interface ProgrammeCardProps {
  readonly lines: readonly ProgrammeLine[];
  /** Whether some of it is for now: its heading says so, and whom to ask is said at once. Default: false. */
  readonly isDue?: boolean;
}

/** What the national programme has next: information, and whom to ask; never an order. */
export function ProgrammeCard({ lines, isDue = false }: ProgrammeCardProps): ReactNode {
  const t = useTranslations('vaccinations.programme');
  const whose = useSession().actingFor ? 'child' : 'own';
  const ask = <Text>{t('ask', { whose })}</Text>;
  return (
    <SectionCard title={t(isDue ? 'due' : 'title')}>
      {lines.length > 0 ? (
        <Stack as="ul" gap="medium">
          {lines.map((line) => (
            <Line key={`${line.status} ${line.name}`} line={line} />
          ))}
        </Stack>
      ) : (
        <Text>{t('nothing', { whose })}</Text>
      )}
      {isDue && ask}
      <Disclosure summary={t('about')}>
        <Stack gap="small">
          {!isDue && ask}
          <Text>{t('source', { year: String(PROGRAMME_YEAR) })}</Text>
        </Stack>
      </Disclosure>
    </SectionCard>
  );
}

function Line({ line: { name, status, age, from } }: { readonly line: ProgrammeLine }): ReactNode {
  const t = useTranslations('vaccinations.programme');
  const Icon = status === 'coming' ? CalendarIcon : InfoIcon;
  const ages = age && agesToldOf(age);
  return (
    <Stack as="li" gap="none">
      <Text weight="strong" icon={<Icon size="small" />}>
        {name}
      </Text>
      <Text>
        {t(`status.${status}`, {
          age: ages ? t(`age.${ages.key}`, ages) : '',
          year: from?.slice(0, 4) ?? '',
        })}
      </Text>
    </Stack>
  );
}
