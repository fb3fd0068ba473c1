import { ButtonLink } from '@portal/design-system/ButtonLink';
import { Notice } from '@portal/design-system/Notice';
import { Skeleton, SkeletonGroup } from '@portal/design-system/Skeleton';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useIsBuilt, useSession } from '#client/app/app-context.ts';
import { useCall } from '#client/calls/use-call.ts';
import { leaveDocument } from '#client/navigation/leave-document.ts';
import { useHref } from '#client/navigation/use-href.ts';
import { AnswerPending } from '#components/answer/AnswerPending.tsx';
import { RegistrationForm, type RegistrationFormProps } from './RegistrationForm.tsx';
import {
  type KnownChild,
  modeOf,
  type RegistrationMode,
  type RegistrationStart,
  type TypedContact,
} from './registration-values.ts';

export interface RegistrationPartProps {
  /** Where to go on to; null or the front page: to choosing the child that was registered, or to the welcome. */
  readonly next: string | null;
  /** Asks for a child (`ChildFields`); without it, nobody but oneself can be registered here. */
  readonly childFields?: RegistrationFormProps['childFields'];
  readonly knownChild?: KnownChild | undefined;
  /** Contact details that somebody has typed elsewhere in the portal. */
  readonly typed?: TypedContact;
  readonly submitLabel?: string | undefined;
}

/** What has been done, and where it goes on. */
interface Done {
  readonly what: Exclude<RegistrationMode, 'none'>;
  readonly next: string;
}

/** The registration with all its states: on its way, not to be had, nothing to do, the form, done. */
export function RegistrationPart({ next, ...form }: RegistrationPartProps): ReactNode {
  const t = useTranslations('registration');
  const href = useHref();
  const isBuilt = useIsBuilt();
  const session = useSession();
  const call = useCall('GET /api/user/register');
  const start = call.data && (form.childFields ? call.data : withoutChild(call.data));
  const [done, setDone] = useState<Done | null>(null);
  const home = href('front-page');

  function leadOn(what: Done['what'], withChild: boolean): void {
    // A sign-in without a destination leads to the front page: it has better things to show first.
    const isOnTheWay = next !== null && next !== home;
    const welcome = start?.patient ? home : href('new-customer');
    const target = isOnTheWay ? next : withChild && isBuilt('choose-child') ? href('choose-child') : welcome;
    setDone({ what, next: target });
    // A document load: who is signed in, and what they may see, has changed.
    leaveDocument(target);
  }

  if (done !== null)
    return (
      <Outcome
        tone="success"
        title={t(`success.${done.what}`)}
        text={t('success.text')}
        next={done.next}
        takesFocus
      />
    );
  if (!start)
    return <AnswerPending answer={call} failed={{ title: t('failed') }} isBare skeleton={<FormSkeleton />} />;
  const mode = modeOf(start, session);
  if (mode === 'none')
    return <Outcome tone="info" title={t('exists.title')} text={t('exists.text')} next={next ?? home} />;
  return (
    <RegistrationForm
      {...form}
      start={start}
      next={next ?? home}
      onDone={(withChild) => leadOn(mode, withChild)}
    />
  );
}

function withoutChild(start: RegistrationStart): RegistrationStart {
  return { ...start, mayRegisterChild: false };
}

interface OutcomeProps {
  readonly tone: 'success' | 'info';
  readonly title: string;
  readonly text: string;
  readonly next: string;
  readonly takesFocus?: boolean;
}

function Outcome({ next, text, ...notice }: OutcomeProps): ReactNode {
  const t = useTranslations('registration');
  return (
    <Notice {...notice}>
      <Stack gap="medium" align="start">
        <Text>{text}</Text>
        <ButtonLink href={next} isDocument>
          {t('continue')}
        </ButtonLink>
      </Stack>
    </Notice>
  );
}

const FIELDS = ['person', 'email', 'phone', 'street', 'city'];

/** The form in outline. */
function FormSkeleton(): ReactNode {
  return (
    <SkeletonGroup>
      <Stack gap="large">
        <Skeleton shape="heading" width="half" />
        {FIELDS.map((field) => (
          <Stack key={field} gap="xsmall">
            <Skeleton shape="small" width="short" />
            <Skeleton shape="button" />
          </Stack>
        ))}
      </Stack>
    </SkeletonGroup>
  );
}
