import { Button } from '@portal/design-system/Button';
import { ButtonLink } from '@portal/design-system/ButtonLink';
import { Inline } from '@portal/design-system/Inline';
import { Sticky } from '@portal/design-system/Sticky';
import { Text } from '@portal/design-system/Text';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { MOST_RENEWED } from '#areas/messages/shared/messaging/renewal-answers.ts';
import { useHref } from '#client/navigation/use-href.ts';

export interface RenewalBasketProps {
  /** What is chosen, in the order of the list. */
  readonly ids: readonly number[];
  readonly onEmpty: () => void;
}

/** How many prescriptions are chosen, and the way to ask for their renewal. In view while the list is, once something is chosen. */
export function RenewalBasket({ ids, onEmpty }: RenewalBasketProps): ReactNode {
  const t = useTranslations('prescriptions.basket');
  const href = useHref();
  const count = ids.length;
  return (
    <Sticky place="foot" isHidden={count === 0} aria-label={t('label')}>
      <Inline justify="between" gap="small">
        <Inline gap="small">
          <Text weight="strong" role="status">
            {count > MOST_RENEWED ? t('tooMany', { most: MOST_RENEWED }) : t('count', { count })}
          </Text>
          {count > 0 && (
            <Button tone="tertiary" size="small" onPress={onEmpty}>
              {t('empty')}
            </Button>
          )}
        </Inline>
        {count > 0 && count <= MOST_RENEWED && (
          <ButtonLink href={href('prescription-renewal', { ids: ids.join(',') })}>{t('renew')}</ButtonLink>
        )}
      </Inline>
    </Sticky>
  );
}
