import { Card } from '@portal/design-system/Card';
import { Columns } from '@portal/design-system/Columns';
import { Visible } from '@portal/design-system/Visible';
import type { ReactNode } from 'react';
import { FilterForm, type FilterFormProps } from './FilterForm.tsx';

/** The filters where there is room for them: one row. */
export function SearchBar(props: FilterFormProps): ReactNode {
  return (
    <Visible from="large">
      <Card padding="xsmall">
        <Columns layout="four" gap="small">
          <FilterForm {...props} />
        </Columns>
      </Card>
    </Visible>
  );
}
