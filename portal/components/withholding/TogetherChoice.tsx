import { CheckboxGroup } from '@portal/design-system/CheckboxGroup';
import { DateTime } from '@portal/design-system/DateTime';
import { List, ListItem } from '@portal/design-system/List';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { RecordWords } from '#components/record/RecordWords.tsx';
import type { Belongings } from './use-together.ts';

export interface TogetherChoiceProps {
  /** What is about to happen to the visit. */
  readonly action: 'withhold' | 'show';
  /** What belongs to the visit, and is not yet as the visit is about to be. */
  readonly belongings: Belongings;
  /** Which of it goes with the visit, by `what`. */
  readonly chosen: readonly string[];
  /** Told what is chosen from now on. */
  readonly onChange: (chosen: readonly string[]) => void;
}

/** Which of what belongs to a visit is withheld, or shown, with it. */
export function TogetherChoice({ action, belongings, chosen, onChange }: TogetherChoiceProps): ReactNode {
  const t = useTranslations('withholding.together');
  return (
    <CheckboxGroup
      label={t(`${action}.label`)}
      description={t(`${action}.help`)}
      options={belongings.map((each) => ({ value: each.what, label: <Name belonging={each} /> }))}
      value={chosen}
      onChange={onChange}
    />
  );
}

/** What guardians see though the visit is withheld. */
export function StillSeen({ belongings }: { readonly belongings: Belongings }): ReactNode {
  const t = useTranslations('withholding.together');
  if (belongings.length === 0) return null;
  return (
    <Stack gap="xxsmall">
      <Text size="small">{t('seen')}</Text>
      <List kind="plain" gap="xxsmall">
        {belongings.map((each) => (
          <ListItem key={each.what}>
            <Text as="span" size="small">
              <Name belonging={each} />
            </Text>
          </ListItem>
        ))}
      </List>
    </Stack>
  );
}

function Name({ belonging: { kind, name, day } }: { readonly belonging: Belongings[number] }): ReactNode {
  const t = useTranslations('withholding.kinds');
  return (
    <>
      {t(kind)}
      {name !== null && (
        <>
          {': '}
          <RecordWords>{name}</RecordWords>
        </>
      )}
      {', '}
      <DateTime value={day} format="date" />
    </>
  );
}
