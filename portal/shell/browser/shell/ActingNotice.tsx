import { Text } from '@portal/design-system/Text';
import { TextLink } from '@portal/design-system/TextLink';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useIsBuilt, useSession } from '#client/app/app-context.ts';
import { firstNameOf } from '#client/app/first-name.ts';
import { useHref } from '#client/navigation/use-href.ts';
import { useCurrentVisit } from '#client/navigation/use-visit.ts';
import { ChildAvatar } from './ChildAvatar.tsx';

/** For whom a guardian acts, or why they no longer do; and the way to another. */
export function ActingNotice(): ReactNode {
  const t = useTranslations('shell.acting');
  const { actingFor, guardianship } = useSession();
  const isBuilt = useIsBuilt();
  const visit = useCurrentVisit();
  const href = useHref();
  return (
    <>
      {actingFor && <ChildAvatar child={actingFor} />}
      <Text size="small">
        {actingFor
          ? t.rich('for', {
              name: `${firstNameOf(actingFor)} ${actingFor.lastName}`,
              strong: (words) => (
                <Text as="strong" size="small">
                  {words}
                </Text>
              ),
            })
          : guardianship && t(guardianship)}
      </Text>
      {isBuilt('choose-child') && visit?.key !== 'choose-child' && (
        <TextLink href={href('choose-child')} isStandalone>
          {t('change')}
        </TextLink>
      )}
    </>
  );
}
