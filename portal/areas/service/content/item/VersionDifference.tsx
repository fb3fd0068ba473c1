import { DateTime } from '@portal/design-system/DateTime';
import { DefinitionList } from '@portal/design-system/DefinitionList';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { LANGUAGE_NAMES } from '#contract/language/language.ts';
import { type Difference, differences } from '../differences.ts';
import { useHelpTopics } from '../form/use-help-topics.ts';
import { emptyNotice, type NoticeContent } from '../rules.ts';

export interface VersionDifferenceProps {
  /** The version before; null: there was none. */
  readonly before: NoticeContent | null;
  /** The version that is told of. */
  readonly after: NoticeContent;
}

/** What a version has changed: each field as it was and as it is. */
export function VersionDifference({ before, after }: VersionDifferenceProps): ReactNode {
  const t = useTranslations('content');
  const nothing = emptyNotice(after.texts.map(({ language }) => language));
  const changed = differences(before ?? { ...nothing, places: [] }, after);
  if (changed.length === 0) return <Text tone="muted">{t('history.unchanged')}</Text>;
  return (
    <DefinitionList
      items={changed.map((each) => {
        const field = t(`form.${each.field}`);
        return {
          term: each.language ? `${LANGUAGE_NAMES[each.language]}: ${field}` : field,
          description: (
            <Stack gap="xsmall">
              {before && (
                <Text size="small" tone="muted" keepsLines>
                  {t('history.before')} <Value difference={each} side="before" />
                </Text>
              )}
              <Text keepsLines>
                {before && `${t('history.after')} `}
                <Value difference={each} side="after" />
              </Text>
            </Stack>
          ),
        };
      })}
    />
  );
}

interface ValueProps {
  readonly difference: Difference;
  readonly side: 'before' | 'after';
}

/** A field's value in words. */
function Value({ difference, side }: ValueProps): ReactNode {
  const t = useTranslations('content');
  const topics = useHelpTopics(difference.field === 'topic' || difference.field === 'question').data;
  const value = difference[side];
  if (value.length === 0) return t('history.empty');
  if (difference.field === 'topic') return topics?.find(({ key }) => key === value)?.name ?? value;
  if (difference.field === 'question')
    return topics?.flatMap(({ questions }) => questions).find(({ key }) => key === value)?.title ?? value;
  if (difference.field === 'isRemoved') return t(value === 'true' ? 'history.yes' : 'history.no');
  if (difference.field === 'kind') return t(`form.kinds.${value as NoticeContent['kind']}`);
  if (difference.field === 'places')
    return (value as NoticeContent['places']).map((place) => t(`form.placeNames.${place}`)).join(', ');
  if (difference.field === 'from' || difference.field === 'until')
    return <DateTime value={value as string} />;
  return value;
}
