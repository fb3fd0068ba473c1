import { Avatar } from '@portal/design-system/Avatar';
import { DateTime } from '@portal/design-system/DateTime';
import { BriefcaseIcon } from '@portal/design-system/icons/BriefcaseIcon';
import type { LinkRow } from '@portal/design-system/LinkList';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import { useTranslations } from 'use-intl';
import { useHref } from '#client/navigation/use-href.ts';
import { NewMark } from '#components/record/NewMark.tsx';
import type { VisitSummary } from '../contract.ts';

interface RowOptions {
  /** Says what the visit was about, by which patients find it, and whose register it is in. Default: false. */
  readonly hasMatter?: boolean;
}

/** How a visit is a row of a list: what it was, when and with whom. */
export function useVisitRow(): (visit: VisitSummary, options?: RowOptions) => LinkRow {
  const t = useTranslations('visits');
  const href = useHref();
  return (visit, { hasMatter } = {}) => {
    const { id, dateTime, specialty, kind, visitType, practitioner, diagnoses, isNew } = visit;
    return {
      id: String(id),
      end: isNew && <NewMark />,
      href: href('visit', { id }),
      start: <Avatar name={practitioner?.name ?? ''} src={practitioner?.profilePicture ?? null} />,
      title: specialty ?? t(`kind.${kind}`),
      description: (
        <>
          <DateTime value={dateTime} format="dayDate" isCapitalised />
          {practitioner && ` · ${practitioner.name}`}
          {hasMatter && diagnoses[0] && (
            <Text as="div" size="small">
              <Text as="span" size="small" {...(diagnoses[0].language && { lang: diagnoses[0].language })}>
                {diagnoses[0].name || diagnoses[0].code}
              </Text>
              {diagnoses[0].isSuspected && ` (${t('detail.suspected')})`}
            </Text>
          )}
          {hasMatter && visitType === 'occupationalHealth' && (
            <Stack gap="none" align="start">
              <Text as="div" size="small" tone="muted" icon={<BriefcaseIcon size="small" />}>
                {t('type.occupationalHealth')}
              </Text>
            </Stack>
          )}
        </>
      ),
    };
  };
}
