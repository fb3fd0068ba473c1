import { InfoIcon } from '@portal/design-system/icons/InfoIcon';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useIsBuilt } from '#client/app/app-context.ts';
import type { AnswerOf } from '#client/calls/api.ts';
import { useHref } from '#client/navigation/use-href.ts';
import { type Question, TOPICS } from '../topics.ts';
import { TOPIC_ICONS } from './topic-icons.tsx';

/** A topic of the help as it is shown: the portal's own, or one that operators have added. */
export interface ShownTopic {
  readonly key: string;
  /** Its name in addresses, within the page. */
  readonly anchor: string;
  readonly name: string;
  readonly icon: ReactNode;
  /** The portal's own questions in it. */
  readonly questions: readonly Question[];
  /** The page that it is about, with the words of its link. */
  readonly page?: { readonly href: string; readonly label: string };
}

/** The topics that this brand has, with those of its operators in their places. */
export function useTopics(own: AnswerOf<'GET /api/help'>['topics']): readonly ShownTopic[] {
  const t = useTranslations('help');
  const isBuilt = useIsBuilt();
  const href = useHref();
  const topics = TOPICS.filter((topic) => !('needs' in topic) || isBuilt(topic.needs)).map(
    (topic): ShownTopic => ({
      key: topic.key,
      anchor: topic.anchor,
      name: t(`topics.${topic.key}`),
      icon: TOPIC_ICONS[topic.key],
      questions: topic.questions,
      ...('page' in topic &&
        isBuilt(topic.page) && {
          page: { href: href(topic.page), label: t('open', { page: t(`links.${topic.key}`) }) },
        }),
    }),
  );
  for (const { key, name, place } of own.toSorted((one, other) => one.place - other.place))
    topics.splice(place - 1, 0, { key, anchor: `aihe-${key}`, name, icon: <InfoIcon />, questions: [] });
  return topics;
}
