import { Button } from '@portal/design-system/Button';
import { Drawer } from '@portal/design-system/Drawer';
import { FilterIcon } from '@portal/design-system/icons/FilterIcon';
import { Visible } from '@portal/design-system/Visible';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { FilterForm, type FilterFormProps } from './FilterForm.tsx';

/** The filter where it does not stand beside the entries: a button that tells how much is chosen, and the form in a panel of its own. */
export function FilterDrawer(props: Omit<FilterFormProps, 'onShow'>): ReactNode {
  const t = useTranslations('health-record.filter');
  const [isOpen, setOpen] = useState(false);
  const { query, words } = props;
  const count = [query.kind, query.year, words].filter(Boolean).length;
  return (
    <Visible below="wide" on="screen">
      <Button
        tone="outline"
        size="small"
        icon={<FilterIcon />}
        aria-haspopup="dialog"
        onPress={() => setOpen(true)}
      >
        {t('open', { count })}
      </Button>
      <Drawer isOpen={isOpen} onOpenChange={setOpen} title={t('label')}>
        <FilterForm {...props} onShow={() => setOpen(false)} />
      </Drawer>
    </Visible>
  );
}
