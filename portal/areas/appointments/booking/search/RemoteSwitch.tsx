import { Switch } from '@portal/design-system/Switch';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { FilterFormProps } from './FilterForm.tsx';

export interface RemoteSwitchProps extends Pick<FilterFormProps, 'search' | 'choices' | 'onChange'> {
  /** In a row with other controls it says no more than it must. */
  readonly isBrief?: boolean;
}

/** Whether remote times are searched, too; some specialties always include them. */
export function RemoteSwitch({ search, choices, onChange, isBrief = false }: RemoteSwitchProps): ReactNode {
  const t = useTranslations('booking.list.filters');
  const alwaysRemote = choices.specialties.some(
    ({ code, includesRemote }) => includesRemote && search.specialtyIds.includes(code),
  );
  return (
    <Switch
      isSelected={alwaysRemote || search.includeRemote}
      isDisabled={alwaysRemote}
      onChange={(includeRemote) => onChange({ ...search, includeRemote })}
      description={alwaysRemote ? t('remoteAlways') : !isBrief && t('remoteText')}
    >
      {t('remote')}
    </Switch>
  );
}
