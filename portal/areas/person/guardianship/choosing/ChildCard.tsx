import { Avatar } from '@portal/design-system/Avatar';
import { Badge } from '@portal/design-system/Badge';
import { Button } from '@portal/design-system/Button';
import { ButtonLink } from '@portal/design-system/ButtonLink';
import { Card, CardAction } from '@portal/design-system/Card';
import { Heading } from '@portal/design-system/Heading';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useIsBuilt } from '#client/app/app-context.ts';
import { useHref } from '#client/navigation/use-href.ts';
import type { GuardedChild } from '../contract.ts';
import type { ActForChoice } from './use-act-for-choice.ts';

export interface ChildCardProps {
  readonly child: GuardedChild;
  readonly choice: ActForChoice;
  readonly nextPath: string | null;
  /** The brand's figure, if it has one, looks over the card. */
  readonly hasPeek?: boolean;
}

/** A child, and the way on for them: a tile that is pressed as a whole. */
export function ChildCard({ child, choice, nextPath, hasPeek = false }: ChildCardProps): ReactNode {
  const t = useTranslations('guardianship.choose');
  const name = `${child.firstNames} ${child.lastName}`;
  const others = child.otherGuardians.map(({ firstNames, lastName }) => `${firstNames} ${lastName}`);
  return (
    <Card as="li" hasPeek={hasPeek}>
      <Stack align="center" gap="xsmall" isFilling>
        <Avatar name={name} isChild tint={child.tint} size="huge" />
        <Heading level={3} size={4}>
          {name}
        </Heading>
        <Text tone="muted">{t('age', { age: child.age })}</Text>
        {child.isCurrent && <Badge tone="accent">{t('current')}</Badge>}
        {child.status !== 'available' && <Text size="small">{t(child.status)}</Text>}
        {others.length > 0 && (
          <Text size="small" tone="muted">
            {t('otherGuardians', { count: others.length, names: others.join(', ') })}
          </Text>
        )}
        <CardAction>
          <WayOn child={child} name={name} choice={choice} nextPath={nextPath} />
        </CardAction>
      </Stack>
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
        size="small"
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
      size="small"
      aria-label={t('registerName', { name })}
    >
      {t('register')}
    </ButtonLink>
  );
}
