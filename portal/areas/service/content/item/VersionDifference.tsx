import { DateTime } from '@portal/design-system/DateTime';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { LANGUAGE_NAMES } from '#contract/language/language.ts';
import { type Difference, differences } from '../differences.ts';
import { useHelpTopics } from '../form/use-help-topics.ts';
import { emptyNotice, type NoticeContent } from '../rules.ts';
import { Changes } from './Changes.tsx';

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
  const changes = differences(before ?? { ...nothing, places: [] }, after).map((each) => {
    const field = t(`form.${each.field}`);
    return {
      term: each.language ? `${LANGUAGE_NAMES[each.language]}: ${field}` : field,
      before: <Value difference={each} side="before" />,
      after: <Value difference={each} side="after" />,
    };
  });
  return <Changes changes={changes} isFirst={before === null} />;
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
