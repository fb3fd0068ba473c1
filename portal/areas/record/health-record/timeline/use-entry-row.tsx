import { Card, CardLink } from '@portal/design-system/Card';
import { DateLeaf } from '@portal/design-system/DateLeaf';
import { DateTime } from '@portal/design-system/DateTime';
import { Heading } from '@portal/design-system/Heading';
import { ChevronRightIcon } from '@portal/design-system/icons/ChevronRightIcon';
import { Media } from '@portal/design-system/Media';
import { Text } from '@portal/design-system/Text';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useIsBuilt } from '#client/app/app-context.ts';
import { type PageHref, useHref } from '#client/navigation/use-href.ts';
import { WithholdPart } from '#components/withholding/WithholdPart.tsx';
import type { TimelineKind } from '#contract/routes/timeline-kinds.ts';
import type { TimelineEntry } from '../contract.ts';

/** Kinds that have no page of their own: what is withheld of them is withheld here. */
const HERE_ONLY: readonly TimelineKind[] = ['allergies', 'procedures', 'measurements', 'documents'];

/** An entry of the record: all of it opens its page, where that exists. */
export function TimelineCard({ entry }: { readonly entry: TimelineEntry }): ReactNode {
  const t = useTranslations('health-record');
  const address = useAddress(entry);
  const { id, kind, isReferral, day, title, details, moreCount, practitioner } = entry;
  const kindName =
    isReferral && (kind === 'laboratory' || kind === 'imaging') ? t(`referrals.${kind}`) : t(`one.${kind}`);
  const name = title ?? kindName;
  return (
    <Card as="li" padding={{ small: 'medium', medium: 'large' }}>
      <Media
        start={<DateLeaf value={day} hasYear tone="neutral" />}
        end={address && <ChevronRightIcon />}
        endOnSmall="hidden"
      >
        {title !== null && (
          <Text size="small" tone="muted">
            {kindName}
          </Text>
        )}
        <Heading level={3} size={4}>
          {address ? <CardLink href={address}>{name}</CardLink> : name}
        </Heading>
        {details.length > 0 && <Text>{t('details', { names: details.join(', '), count: moreCount })}</Text>}
        {practitioner && (
          <Text size="small" tone="muted">
            {practitioner}
          </Text>
        )}
        {HERE_ONLY.includes(kind) && (
          <WithholdPart
            what={kind === 'measurements' ? `measurement-${day}` : `entry-${id}`}
            {...(kind === 'allergies' && { matters: 'medicines' })}
            name={
              <>
                {name}, <DateTime value={day} format="date" />
              </>
            }
          />
        )}
      </Media>
    </Card>
  );
}

/** The page of an entry; null where none exists. */
function useAddress({ kind, isReferral, id, day }: TimelineEntry): string | null {
  const href = useHref();
  const isBuilt = useIsBuilt();
  const to = <Key extends Parameters<PageHref>[0]>(key: Key, address: () => string) =>
    isBuilt(key) ? address() : null;
  switch (kind) {
    case 'visits':
      return to('visit', () => href('visit', { id }));
    case 'laboratory':
      return isReferral
        ? to('lab-referral', () => href('lab-referral', { id }))
        : to('lab-result', () => href('lab-result', { date: day }));
    case 'imaging':
      return isReferral
        ? to('imaging-referral', () => href('imaging-referral', { id }))
        : to('imaging-result', () => href('imaging-result', { date: day }));
    case 'prescriptions':
      return to('prescriptions-list', () => href('prescriptions-list'));
    case 'vaccinations':
      return to('vaccinations-list', () => href('vaccinations-list'));
    case 'certificates':
      return to('certificate', () => href('certificate', { id }));
    default:
      return null;
  }
}
