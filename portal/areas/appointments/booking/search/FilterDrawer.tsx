import { Button } from '@portal/design-system/Button';
import { Drawer } from '@portal/design-system/Drawer';
import { FilterIcon } from '@portal/design-system/icons/FilterIcon';
import { Stack } from '@portal/design-system/Stack';
import { Visible } from '@portal/design-system/Visible';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { FilterForm, type FilterFormProps } from './FilterForm.tsx';
import { RemoteSwitch } from './RemoteSwitch.tsx';
import { filterCount } from './search.ts';

/** The filters on a phone: a button that tells how many there are, and the form in a panel of its own. */
export function FilterDrawer(props: FilterFormProps): ReactNode {
  const t = useTranslations('booking.list.filters');
  const [isOpen, setOpen] = useState(false);
  return (
    <Visible below="large">
      <Button
        tone="outline"
        size="small"
        icon={<FilterIcon />}
        aria-haspopup="dialog"
        onPress={() => setOpen(true)}
      >
        {t('open', { count: filterCount(props.search) })}
      </Button>
      <Drawer isOpen={isOpen} onOpenChange={setOpen} title={t('title')}>
        <Stack gap="large">
          <FilterForm {...props} />
          <RemoteSwitch {...props} />
          <Button isFullWidth onPress={() => setOpen(false)}>
            {t('show')}
          </Button>
        </Stack>
      </Drawer>
    </Visible>
  );
}
