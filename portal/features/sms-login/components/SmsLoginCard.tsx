import { Card } from '@portal/design-system/Card';
import { FadeOut } from '@portal/design-system/FadeOut';
import { Heading } from '@portal/design-system/Heading';
import { MessageIcon } from '@portal/design-system/icons/MessageIcon';
import { Medallion } from '@portal/design-system/Medallion';
import { Media } from '@portal/design-system/Media';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import { Visible } from '@portal/design-system/Visible';
import { type ReactNode, useId, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useSession } from '#contract/client/app-context.ts';
import { useCall } from '#contract/client/use-call.ts';
import type { MfaStatus } from '../contract.ts';
import { LazyOnboarding } from './LazyOnboarding.tsx';
import { OfferActions } from './OfferActions.tsx';
import { OfferDone } from './OfferDone.tsx';

export interface SmsLoginCardProps {
  /** The card is no longer there. Told only if it had the focus, which needs another place. */
  readonly onFocusLost: () => void;
}

/** Where the patient and the card are: asked, in the form, told of the result, on the way out, through. */
type Stage = 'offer' | 'form' | 'done' | 'leaving' | 'gone';

/**
 * Offers SMS login on the front page to who does not have it and has not put it off (specification sections 2, 4).
 * Nothing takes its place while the answer is on its way, or when there is none: it is an offer.
 */
export function SmsLoginCard({ onFocusLost }: SmsLoginCardProps): ReactNode {
  const t = useTranslations('sms-login.offer');
  const title = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const { actingFor } = useSession();
  const { data, retry } = useCall(actingFor ? null : 'GET /api/mfa');
  const [stage, setStage] = useState<Stage>('offer');
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

  return (
    <Visible needsScripts>
      <FadeOut
        isLeaving={stage === 'leaving'}
        onGone={() => {
          setStage('gone');
          retry();
        }}
      >
        <Card as="section" aria-labelledby={title}>
          <Media
            align="start"
            start={
              <Medallion tone="brand" shape="soft">
                <MessageIcon size="large" />
              </Medallion>
            }
          >
            <Stack gap="medium">
              <Stack gap="xxsmall">
                <Heading level={2} size={4} id={title} ref={heading} tabIndex={-1}>
                  {t(isWanted ? 'wantedTitle' : 'title')}
                </Heading>
                <Text tone="muted">{t(isWanted ? 'wantedText' : 'text')}</Text>
              </Stack>
              {stage === 'offer' && (
                <OfferActions status={data} onStart={() => setStage('form')} onPutOff={leave} />
              )}
              {stage === 'form' && <LazyOnboarding onEnabled={() => setStage('done')} onCancel={giveUp} />}
              {stage === 'done' && <OfferDone onClose={leave} />}
            </Stack>
          </Media>
        </Card>
      </FadeOut>
    </Visible>
  );
}

/** Whether a patient with this status is to be asked. */
function isOffered(status: MfaStatus | undefined): status is MfaStatus {
  if (!status || status.type === 'enabled' || status.type === 'environment-has-mfa-disabled') return false;
  return !status.isPutOff;
}
