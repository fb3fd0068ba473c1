import { Card } from '@portal/design-system/Card';
import { Notice } from '@portal/design-system/Notice';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import { TextLink } from '@portal/design-system/TextLink';
import { type ReactNode, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useBrand, useFeatures, useIsBuilt } from '#client/app/app-context.ts';
import { useHref } from '#client/navigation/use-href.ts';
import { PhoneText } from '#components/PhoneText.tsx';
import type { Prescription } from '../contract.ts';
import { PrescriptionTitle } from '../prescription/PrescriptionTitle.tsx';
import { RequestState } from '../prescription/RequestState.tsx';
import { RenewalForm } from './RenewalForm.tsx';
import { useRequestShown } from './use-request-shown.ts';

export interface RenewalProps {
  /** As in the address. */
  readonly ids: string;
  readonly prescriptions: readonly Prescription[];
  /** What is shown is not how it is any more. */
  readonly onOutdated: () => void;
}

/** The questions about what can be renewed, and the state of what cannot or was sent. */
export function Renewal({ ids, prescriptions, onOutdated }: RenewalProps): ReactNode {
  const t = useTranslations('prescriptions.renewal');
  const { has } = useFeatures();
  const isBuilt = useIsBuilt();
  const href = useHref();
  const requestShown = useRequestShown(ids);
  const [isSent, setSent] = useState(false);
  const [thread, setThread] = useState<string | null>(null);
  const renewable = prescriptions.filter(({ isRenewable }) => isRenewable);
  const others = prescriptions.filter(({ isRenewable }) => !isRenewable);
  if (!has('canRenewPrescriptions')) return <Notice>{t('notAllowed')}</Notice>;
  return (
    <Stack gap="large">
      {isSent && (
        <Notice tone="success" title={t('sent.title')} takesFocus role="status">
          <Answering />
          {thread !== null && isBuilt('conversation') && (
            <TextLink href={href('conversation', { id: Number(thread) })} isStandalone>
              {t('sent.open')}
            </TextLink>
          )}
        </Notice>
      )}
      {others.length > 0 && (
        <Stack as="ul" gap="small">
          {others.map((each) => (
            <StateCard key={each.id} prescription={each} />
          ))}
        </Stack>
      )}
      {renewable.length > 0 && (
        <>
          <Notice title={t('notSent')}>
            <Answering />
          </Notice>
          <RenewalForm
            key={renewable.map(({ id }) => id).join()}
            prescriptions={renewable}
            onOutdated={onOutdated}
            onSent={(sentAt, threadId) => {
              requestShown(
                renewable.map(({ id }) => id),
                sentAt,
              );
              setThread(threadId ?? null);
              setSent(true);
            }}
          />
        </>
      )}
    </Stack>
  );
}

function StateCard({ prescription }: { readonly prescription: Prescription }): ReactNode {
  const title = useId();
  return (
    <Card as="li" aria-labelledby={title}>
      <Stack gap="xsmall">
        <PrescriptionTitle prescription={prescription} level={2} id={title} />
        <RequestState prescription={prescription} />
      </Stack>
    </Card>
  );
}

/** When there is an answer, and what to do if the medicine runs out before. */
function Answering(): ReactNode {
  const t = useTranslations('prescriptions.renewal');
  const { customerServicePhone } = useBrand();
  return (
    <Text>
      {t.rich('answering', {
        phone: customerServicePhone,
        call: (words) => <PhoneText>{words}</PhoneText>,
      })}
    </Text>
  );
}
