import { Card } from '@portal/design-system/Card';
import { FadeOut } from '@portal/design-system/FadeOut';
import { Stack } from '@portal/design-system/Stack';
import { Visible } from '@portal/design-system/Visible';
import { type ReactNode, useId, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useSession } from '#client/app/app-context.ts';
import { useCall } from '#client/calls/use-call.ts';
import { LazyOnboarding } from '../onboarding/LazyOnboarding.tsx';
import { isOffered } from './is-offered.ts';
import { OfferActions } from './OfferActions.tsx';
import { OfferDone } from './OfferDone.tsx';
import { OfferHeading } from './OfferHeading.tsx';

export interface SmsLoginCardProps {
  /** The card is going, and had the focus: that needs another place. */
  readonly onFocusLost: () => void;
}

/** Where the patient and the card are: asked, in the form, told of the result, on the way out, through. */
type Stage = 'offer' | 'form' | 'done' | 'leaving' | 'gone';

/**
 * Offers SMS login on the front page to patients who do not have it and have not put it off (SMS-12, SMS-13).
 * Nothing takes its place while the answer is on its way, or when there is none: it is an offer.
 */
export function SmsLoginCard({ onFocusLost }: SmsLoginCardProps): ReactNode {
  const t = useTranslations('sms-login.offer');
  const title = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const { actingFor } = useSession();
  const { data, retry } = useCall(actingFor ? null : 'GET /api/mfa');
  const [stage, setStage] = useState<Stage>('offer');
  const [isDone, setDone] = useState(false);
  if (stage === 'gone' || (stage === 'offer' && !isOffered(data))) return null;
  const isWanted = data?.type === 'user-wants-to-enable-mfa';

  function giveUp(): void {
    setStage('offer');
    retry();
    heading.current?.focus();
  }

  function leave(): void {
    // What is inside takes the focus with it.
    if (heading.current?.closest('section')?.contains(document.activeElement)) onFocusLost();
    setStage('leaving');
  }

  function vanish(): void {
    setStage('gone');
    retry();
  }

  return (
    <Visible needsScripts>
      <FadeOut isLeaving={stage === 'leaving'} onGone={vanish}>
        <Card as="section" aria-labelledby={title}>
          {isDone ? (
            <OfferDone titleId={title} headingRef={heading} onClose={leave} />
          ) : (
            <Stack gap="medium">
              <OfferHeading
                id={title}
                headingRef={heading}
                title={t(isWanted ? 'wantedTitle' : 'title')}
                text={stage !== 'form' && t(isWanted ? 'wantedText' : 'text')}
              />
              {stage === 'form' ? (
                <LazyOnboarding
                  onEnabled={() => {
                    setStage('done');
                    setDone(true);
                  }}
                  onCancel={giveUp}
                />
              ) : (
                <OfferActions status={data} onStart={() => setStage('form')} onPutOff={leave} />
              )}
            </Stack>
          )}
        </Card>
      </FadeOut>
    </Visible>
  );
}
