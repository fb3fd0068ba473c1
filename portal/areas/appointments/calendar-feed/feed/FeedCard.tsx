import { Button } from '@portal/design-system/Button';
import { Card } from '@portal/design-system/Card';
import { Checkbox } from '@portal/design-system/Checkbox';
import { ConfirmDialog } from '@portal/design-system/ConfirmDialog';
import { DateTime } from '@portal/design-system/DateTime';
import { DefinitionList } from '@portal/design-system/DefinitionList';
import { Inline } from '@portal/design-system/Inline';
import { Notice } from '@portal/design-system/Notice';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useNow } from '#client/app/use-now.ts';
import { isProblem } from '#client/calls/call-error.ts';
import { IdentifyAgainNotice } from '#components/IdentifyAgainNotice.tsx';
import { NewLink } from '#components/NewLink.tsx';
import { useFailureText } from '#components/use-failure-text.ts';
import type { Feed } from '../contract.ts';
import { feedState } from '../rules.ts';
import { useFeed } from './use-feed.ts';

export interface FeedCardProps {
  /** Null: the patient has no address. */
  readonly feed: Feed | null;
}

/** Makes the address, changes what it shows, lets it go on and ends it. */
export function FeedCard({ feed }: FeedCardProps): ReactNode {
  const t = useTranslations('calendar-feed');
  const [asking, setAsking] = useState<'renew' | 'end' | null>(null);
  const { url, isSending, error, create, change, renew, end } = useFeed();
  const failureText = useFailureText();
  const mustIdentify = isProblem(error, 'freshIdentificationRequired');
  const state = feedState(feed?.endsAt ?? '', useNow());
  const [isWanted, setWanted] = useState(false);
  const showsDetails = feed?.showsDetails ?? isWanted;
  return (
    <Card padding={{ small: 'medium', medium: 'large' }}>
      <Stack gap="large">
        {url && (
          <NewLink
            url={url}
            texts={{
              title: t('made'),
              text: t('madeText'),
              label: t('address'),
              copy: t('copy'),
              copied: t('copied'),
            }}
          />
        )}
        {feed && (
          <DefinitionList
            items={[
              { term: t('created'), description: <DateTime value={feed.createdAt} format="day" /> },
              {
                term: t(state === 'ended' ? 'hasEnded' : 'ends'),
                description: <DateTime value={feed.endsAt} format="day" />,
              },
              {
                term: t('read'),
                description: feed.readOn ? <DateTime value={feed.readOn} format="day" /> : t('neverRead'),
              },
            ]}
          />
        )}
        {feed && state !== 'lasts' && (
          <Notice tone="warning" title={t(state === 'ended' ? 'endedTitle' : 'endsSoonTitle')}>
            {t(state === 'ended' ? 'endedText' : 'endsSoonText')}
          </Notice>
        )}
        {feed && !url && <Text tone="muted">{t('hidden')}</Text>}
        <Checkbox
          appearance="card"
          description={t('detailsText')}
          isSelected={showsDetails}
          isDisabled={isSending}
          onChange={(wanted) => (feed ? void change(wanted) : setWanted(wanted))}
        >
          {t('details')}
        </Checkbox>
        {mustIdentify && <IdentifyAgainNotice />}
        {error && !mustIdentify && (
          <Notice tone="error" role="alert">
            {failureText(error, t('failed'))}
          </Notice>
        )}
        <Inline>
          {feed && state !== 'lasts' && (
            <Button isLoading={isSending && !asking} onPress={() => void renew()}>
              {t('goOn')}
            </Button>
          )}
          <Button
            tone={feed ? 'outline' : 'primary'}
            isLoading={isSending && !asking}
            onPress={() => (feed ? setAsking('renew') : void create(showsDetails))}
          >
            {t(feed ? 'renew' : 'create')}
          </Button>
          {feed && (
            <Button tone="tertiary" aria-haspopup="dialog" onPress={() => setAsking('end')}>
              {t('end')}
            </Button>
          )}
        </Inline>
      </Stack>
      <ConfirmDialog
        isOpen={asking !== null}
        onOpenChange={(isOpen) => isOpen || setAsking(null)}
        title={t(asking === 'renew' ? 'renewQuestion' : 'endQuestion')}
        confirmLabel={t(asking === 'renew' ? 'renew' : 'end')}
        cancelLabel={t('keep')}
        tone="danger"
        isLoading={isSending}
        onConfirm={() =>
          void (asking === 'renew' ? create(showsDetails) : end()).finally(() => setAsking(null))
        }
      >
        {t('consequence')}
      </ConfirmDialog>
    </Card>
  );
}
