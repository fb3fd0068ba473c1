import { Columns } from '@portal/design-system/Columns';
import { EmptyState } from '@portal/design-system/EmptyState';
import { Heading } from '@portal/design-system/Heading';
import { Skeleton, SkeletonGroup } from '@portal/design-system/Skeleton';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import { type ReactNode, useId } from 'react';
import { useTranslations } from 'use-intl';
import { useBrand } from '#client/app/app-context.ts';
import { useCall } from '#client/calls/use-call.ts';
import { AnswerFailed } from '#components/answer/AnswerFailed.tsx';
import { PhoneText } from '#components/PhoneText.tsx';
import { ChildCard } from './ChildCard.tsx';
import type { ActForChoice } from './use-act-for-choice.ts';

export interface ChildrenProps {
  readonly choice: ActForChoice;
  readonly nextPath: string | null;
}

/** The children whose guardian somebody is, each with what may be done for them; why there are none. */
export function Children({ choice, nextPath }: ChildrenProps): ReactNode {
  const t = useTranslations('guardianship.choose');
  const { customerServicePhone: phone } = useBrand();
  const answer = useCall('GET /api/guardianship/children');
  const { data, error } = answer;
  const heading = useId();
  const help = t.rich('help', { phone, call: (words) => <PhoneText>{words}</PhoneText> });

  if (error || data?.type === 'unavailable') {
    const text = (
      <Text>
        {t('unavailableText')} {help}
      </Text>
    );
    return <AnswerFailed answer={answer} failed={{ title: t('unavailable'), text }} isBare />;
  }
  if (data?.children.length === 0) {
    return (
      <EmptyState title={t('none')}>
        <Text>
          {t('noneText')} {help}
        </Text>
      </EmptyState>
    );
  }
  // Of the first row: below it there is no free space for the figure.
  const peeks = data?.children.slice(0, 2).findLastIndex(({ status }) => status === 'available');
  return (
    <Stack as="section" gap={{ small: 'xlarge', medium: 'medium' }} aria-labelledby={heading}>
      <Heading level={2} size={3} id={heading}>
        {t('children')}
      </Heading>
      {data ? (
        <Columns as="ul" layout="tiles" gap={{ small: 'small', medium: 'medium' }} isStretched>
          {data.children.map((child, index) => (
            <ChildCard
              key={child.id}
              child={child}
              choice={choice}
              nextPath={nextPath}
              hasPeek={index === peeks}
            />
          ))}
        </Columns>
      ) : (
        <SkeletonGroup label={t('loading')}>
          <Skeleton shape="block" />
        </SkeletonGroup>
      )}
    </Stack>
  );
}
