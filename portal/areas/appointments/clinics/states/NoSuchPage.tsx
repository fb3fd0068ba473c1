import { ButtonLink } from '@portal/design-system/ButtonLink';
import { Card } from '@portal/design-system/Card';
import { EmptyState } from '@portal/design-system/EmptyState';
import { Page } from '@portal/design-system/Page';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useHref } from '#client/navigation/use-href.ts';

export interface NoSuchPageProps {
  /** Says what was not found. */
  readonly title: string;
}

/** In place of a clinic or a practitioner that the brand does not have. */
export function NoSuchPage({ title }: NoSuchPageProps): ReactNode {
  const t = useTranslations('clinics.notFound');
  const href = useHref();
  return (
    <Page width="prose">
      <Card>
        <EmptyState
          title={title}
          level={1}
          illustration="lost"
          action={<ButtonLink href={href('private-appointment-list')}>{t('search')}</ButtonLink>}
        >
          {t('text')}
        </EmptyState>
      </Card>
    </Page>
  );
}
