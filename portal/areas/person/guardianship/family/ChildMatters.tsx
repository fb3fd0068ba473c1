import { Avatar } from '@portal/design-system/Avatar';
import { ButtonLink } from '@portal/design-system/ButtonLink';
import { Card } from '@portal/design-system/Card';
import { Heading } from '@portal/design-system/Heading';
import { Media } from '@portal/design-system/Media';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import { type ReactNode, useId } from 'react';
import { useTranslations } from 'use-intl';
import { useIsBuilt } from '#client/app/app-context.ts';
import { useHref } from '#client/navigation/use-href.ts';
import { DueRows } from './DueRows.tsx';
import type { OfChild } from './of-child.ts';

/** One child, and what is due for them; of one for whom the guardian does not act only why. */
export function ChildMatters({ child, choice, answer }: OfChild): ReactNode {
  const t = useTranslations('guardianship');
  const isBuilt = useIsBuilt();
  const href = useHref();
  const heading = useId();
  const { id, firstNames, lastName, age, tint, status, due } = child;
  const name = `${firstNames} ${lastName}`;
  return (
    <Card as="section" aria-labelledby={heading}>
      <Stack gap="medium">
        <Media start={<Avatar name={name} isChild tint={tint} size="large" />}>
          <Heading level={2} size={3} id={heading}>
            {name}
          </Heading>
          <Text tone="muted">{t('choose.age', { age })}</Text>
        </Media>
        {due && <DueRows child={child} due={due} choice={choice} answer={answer} />}
        {!due && status !== 'available' && <Text>{t(`family.${status}`)}</Text>}
        {status === 'notAPatient' && isBuilt('hpa-register') && (
          <ButtonLink
            href={href('hpa-register', {}, { next: href('family'), child: id })}
            tone="secondary"
            size="small"
            aria-label={t('choose.registerName', { name })}
          >
            {t('choose.register')}
          </ButtonLink>
        )}
      </Stack>
    </Card>
  );
}
