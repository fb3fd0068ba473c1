import { Card } from '@portal/design-system/Card';
import { Columns } from '@portal/design-system/Columns';
import { Sticky } from '@portal/design-system/Sticky';
import type { ReactNode } from 'react';
import { FilterForm, type FilterFormProps } from './FilterForm.tsx';

/** The filters where there is room: one row that stays above the times. */
export function SearchBar(props: FilterFormProps): ReactNode {
  return (
    <Sticky place="above">
      <Card padding="xsmall">
        <Columns layout="four" gap="small">
          <FilterForm {...props} />
        </Columns>
      </Card>
    </Sticky>
  );
}
