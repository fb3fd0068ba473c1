import { Avatar } from '@portal/design-system/Avatar';
import { Badge } from '@portal/design-system/Badge';
import { Button } from '@portal/design-system/Button';
import { ButtonLink } from '@portal/design-system/ButtonLink';
import { Card } from '@portal/design-system/Card';
import { Heading } from '@portal/design-system/Heading';
import { Inline } from '@portal/design-system/Inline';
import { Media } from '@portal/design-system/Media';
import { Text } from '@portal/design-system/Text';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useIsBuilt } from '#client/app/app-context.ts';
import { useHref } from '#client/navigation/use-href.ts';
import type { GuardedChild } from '../contract.ts';
import type { ActForChoice } from './use-act-for.ts';

export interface ChildCardProps {
  readonly child: GuardedChild;
  readonly choice: ActForChoice;
  readonly nextPath: string | null;
}

/** A child, and the way on for them. */
export function ChildCard({ child, choice, nextPath }: ChildCardProps): ReactNode {
  const t = useTranslations('guardianship.choose');
  const name = `${child.firstNames} ${child.lastName}`;
  const others = child.otherGuardians.map(({ firstNames, lastName }) => `${firstNames} ${lastName}`);
  return (
    <Card as="li">
      <Media
        start={<Avatar name={name} size="large" />}
        end={<WayOn child={child} name={name} choice={choice} nextPath={nextPath} />}
        endOnSmall="below"
      >
        <Inline gap="xsmall">
          <Heading level={3} size={4}>
            {name}
          </Heading>
          {child.isCurrent && <Badge tone="accent">{t('current')}</Badge>}
        </Inline>
        <Text tone="muted">{t('age', { age: child.age })}</Text>
        {child.status !== 'available' && <Text>{t(child.status)}</Text>}
        {others.length > 0 && (
          <Text size="small" tone="muted">
            {t('otherGuardians', { count: others.length, names: others.join(', ') })}
          </Text>
        )}
      </Media>
    </Card>
  );
}

function WayOn({ child, name, choice, nextPath }: ChildCardProps & { readonly name: string }): ReactNode {
  const t = useTranslations('guardianship.choose');
  const isBuilt = useIsBuilt();
  const href = useHref();
  if (child.status === 'available') {
    return (
      <Button
        onPress={() => choice.actFor(child.id)}
        isLoading={choice.waitsFor === child.id}
        aria-label={t(child.isCurrent ? 'goOnName' : 'chooseName', { name })}
      >
        {t(child.isCurrent ? 'goOn' : 'choose')}
      </Button>
    );
  }
  if (child.status === 'tooOld' || !isBuilt('hpa-register')) return null;
  return (
    <ButtonLink
      href={href('hpa-register', {}, { next: href('choose-child', {}, { nextPath }), child: child.id })}
      tone="secondary"
      aria-label={t('registerName', { name })}
    >
      {t('register')}
    </ButtonLink>
  );
}
