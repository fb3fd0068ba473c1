import { DateLeaf } from '@portal/design-system/DateLeaf';
import { DateTime } from '@portal/design-system/DateTime';
import type { LinkRow } from '@portal/design-system/LinkList';
import { VisuallyHidden } from '@portal/design-system/VisuallyHidden';
import { useTranslations } from 'use-intl';
import { useHref } from '#client/navigation/use-href.ts';
import { NewMark } from '#components/record/NewMark.tsx';
import { ForWhichTime } from '../certificate/ForWhichTime.tsx';
import type { Certificate } from '../contract.ts';

/** How a certificate is a row of the list: what it is, for which time and by whom. */
export function useCertificateRow(): (certificate: Certificate) => LinkRow {
  const t = useTranslations('certificates');
  const href = useHref();
  return (certificate) => {
    const { id, type, day, practitioner, isNew } = certificate;
    return {
      id: String(id),
      href: href('certificate', { id }),
      start: <DateLeaf value={day} size="small" tone="neutral" />,
      title: t(`types.${type}`),
      end: isNew && <NewMark />,
      description: (
        <>
          <VisuallyHidden>
            <DateTime value={day} format="date" />{' '}
          </VisuallyHidden>
          <ForWhichTime {...certificate} size="small" />
          {practitioner && [practitioner.name, practitioner.title].filter(Boolean).join(', ')}
        </>
      ),
    };
  };
}
