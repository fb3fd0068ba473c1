import { DateLeaf } from '@portal/design-system/DateLeaf';
import { DateTime } from '@portal/design-system/DateTime';
import type { LinkRow } from '@portal/design-system/LinkList';
import { VisuallyHidden } from '@portal/design-system/VisuallyHidden';
import { useTranslations } from 'use-intl';
import { useIsBuilt } from '#client/app/app-context.ts';
import { type PageHref, useHref } from '#client/navigation/use-href.ts';
import { WithholdPart } from '#components/withholding/WithholdPart.tsx';
import type { TimelineKind } from '#contract/routes/timeline-kinds.ts';
import type { TimelineEntry } from '../contract.ts';

/** Kinds that have no page of their own: what is withheld of them is withheld here. */
const HERE_ONLY: readonly TimelineKind[] = ['allergies', 'procedures', 'measurements', 'documents'];

/** So many make one line on a phone, or two. */
const MOST_DETAILS = 2;

/** How an entry of the record is a row: it opens its page, where that exists. */
export function useEntryRow(): (entry: TimelineEntry) => LinkRow {
  const t = useTranslations('health-record');
  const addressOf = useAddress();
  return (entry) => {
    const { key, id, kind, isReferral, day, title, details, moreCount, practitioner } = entry;
    const kindName =
      isReferral && (kind === 'laboratory' || kind === 'imaging') ? t(`referrals.${kind}`) : t(`one.${kind}`);
    const name = title ?? kindName;
    const address = addressOf(entry);
    // What it opens tells the rest.
    const names = details.slice(0, address === null ? details.length : MOST_DETAILS);
    const says = [
      title !== null && kindName,
      names.length > 0
        ? t('details', { names: names.join(', '), count: moreCount + details.length - names.length })
        : practitioner,
    ].filter(Boolean);
    return {
      id: key,
      href: address,
      start: <DateLeaf value={day} size="small" tone="neutral" />,
      title: name,
      description: (
        <>
          <VisuallyHidden>
            <DateTime value={day} format="date" />{' '}
          </VisuallyHidden>
          {says.join(' · ')}
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
        </>
      ),
    };
  };
}

/** The page of an entry; null where none exists. */
function useAddress(): (entry: TimelineEntry) => string | null {
  const href = useHref();
  const isBuilt = useIsBuilt();
  const to = <Key extends Parameters<PageHref>[0]>(key: Key, address: () => string) =>
    isBuilt(key) ? address() : null;
  return ({ kind, isReferral, id, day }) => {
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
  };
}
