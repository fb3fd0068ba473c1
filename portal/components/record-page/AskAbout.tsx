import { MessageIcon } from '@portal/design-system/icons/MessageIcon';
import { TextLink } from '@portal/design-system/TextLink';
import { Visible } from '@portal/design-system/Visible';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useFeatures, useIsBuilt } from '#client/app/app-context.ts';
import { useHref } from '#client/navigation/use-href.ts';

export interface AskAboutProps {
  /** What of the record it is. */
  readonly about: 'laboratory' | 'imaging';
  /** In Helsinki: `2026-10-15`. */
  readonly date: string;
}

/** The way to ask about results in a conversation, for those who may start one: it is about them from the beginning. */
export function AskAbout(query: AskAboutProps): ReactNode {
  const t = useTranslations('downloads');
  const href = useHref();
  const { has } = useFeatures();
  const isBuilt = useIsBuilt();
  if (!has('customer-messaging-allowed') || !isBuilt('conversation-new')) return null;
  return (
    <Visible on="screen">
      <TextLink href={href('conversation-new', {}, query)} isStandalone icon={<MessageIcon size="small" />}>
        {t('ask')}
      </TextLink>
    </Visible>
  );
}
