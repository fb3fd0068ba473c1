import { ButtonLink } from '@portal/design-system/ButtonLink';
import { Card } from '@portal/design-system/Card';
import { EmptyState } from '@portal/design-system/EmptyState';
import { Page } from '@portal/design-system/Page';
import type { ReactNode } from 'react';
import { OtherMatters } from '#components/OtherMatters.tsx';

export interface RecordNotFoundProps {
  /** Says what was not found; the page's heading. */
  readonly title: string;
  /** What may be the reason. */
  readonly text: string;
  /** The list that has what there is. */
  readonly list: { readonly href: string; readonly label: string };
}

/** In place of an entry of the health record that an address does not name. */
export function RecordNotFound({ title, text, list }: RecordNotFoundProps): ReactNode {
  return (
    <Page width="prose">
      <Card>
        <EmptyState
          title={title}
          level={1}
          illustration="lost"
          action={
            <>
              <ButtonLink href={list.href} tone="secondary">
                {list.label}
              </ButtonLink>
              <OtherMatters />
            </>
          }
        >
          {text}
        </EmptyState>
      </Card>
    </Page>
  );
}
