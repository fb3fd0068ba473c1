import { CheckboxGroup } from '@portal/design-system/CheckboxGroup';
import { DateTime } from '@portal/design-system/DateTime';
import { List, ListItem } from '@portal/design-system/List';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { RecordWords } from '#components/record/RecordWords.tsx';
import type { Belongings } from './use-together.ts';
import type { Whole } from './withhold-props.ts';

export interface TogetherChoiceProps {
  /** To what it belongs. */
  readonly of: Whole['kind'] | undefined;
  /** What is about to happen to that. */
  readonly action: 'withhold' | 'show';
  /** What belongs to it, and is not yet as it is about to be. */
  readonly belongings: Belongings;
  /** Which of it goes with it, by `what`. */
  readonly chosen: readonly string[];
  /** Told what is chosen from now on. */
  readonly onChange: (chosen: readonly string[]) => void;
}

/** Which of what belongs to a visit or a referral is withheld, or shown, with it. */
export function TogetherChoice({
  of = 'visit',
  action,
  belongings,
  chosen,
  onChange,
}: TogetherChoiceProps): ReactNode {
  const t = useTranslations('withholding.together');
  return (
    <CheckboxGroup
      label={t(`${action}.label`)}
      description={t(`${action}.help`, { of })}
      options={belongings.map((each) => ({ value: each.what, label: <Name belonging={each} /> }))}
      value={chosen}
      onChange={onChange}
    />
  );
}

/** What guardians see though that to which it belongs is withheld. */
export function StillSeen({ of = 'visit', belongings }: StillSeenProps): ReactNode {
  const t = useTranslations('withholding.together');
  if (belongings.length === 0) return null;
  return (
    <Stack gap="xxsmall">
      <Text size="small">{t('seen', { of })}</Text>
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

/** Of `StillSeen`. */
interface StillSeenProps extends Pick<TogetherChoiceProps, 'of'> {
  /** What is seen. */
  readonly belongings: Belongings;
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
