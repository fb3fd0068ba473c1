import { Button } from '@portal/design-system/Button';
import { ConfirmDialog } from '@portal/design-system/ConfirmDialog';
import { DateTime } from '@portal/design-system/DateTime';
import { List, ListItem } from '@portal/design-system/List';
import { Media } from '@portal/design-system/Media';
import { Notice } from '@portal/design-system/Notice';
import { Text } from '@portal/design-system/Text';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useWhose } from '#client/app/app-context.ts';
import type { Guest } from '../contract.ts';
import type { GuestChanges } from './use-guests.ts';

export interface GuestListProps {
  readonly guests: readonly Guest[];
  readonly changes: Pick<GuestChanges, 'revoke' | 'isRevoked' | 'isSending'>;
}

/** Whom the patient has invited. The button of a link that was removed is gone: the focus goes to what has come of it. */
export function GuestList({ guests, changes }: GuestListProps): ReactNode {
  const t = useTranslations('video.guests');
  const whose = useWhose();
  const [asked, setAsked] = useState<Guest | null>(null);
  const close = () => setAsked(null);
  return (
    <>
      {guests.length > 0 && (
        <List kind="plain" gap="medium" aria-label={t('list')}>
          {guests.map((guest) => (
            <ListItem key={guest.id}>
              <Media
                end={
                  <Button
                    tone="tertiary"
                    aria-label={t('revokeOf', { kind: t(`kinds.${guest.kind}`, { whose }) })}
                    aria-haspopup="dialog"
                    onPress={() => setAsked(guest)}
                  >
                    {t('revoke')}
                  </Button>
                }
              >
                <Text weight="strong">{t(`kinds.${guest.kind}`, { whose })}</Text>
                <Text size="small" tone="muted">
                  {t('createdAt')}: <DateTime value={guest.createdAt} format="dayAtTime" />
                </Text>
              </Media>
            </ListItem>
          ))}
        </List>
      )}
      {changes.isRevoked && !asked && (
        <Notice tone="success" role="status" takesFocus>
          {t('revoked')}
        </Notice>
      )}
      <ConfirmDialog
        isOpen={asked !== null}
        onOpenChange={(isOpen) => isOpen || close()}
        title={t('question')}
        confirmLabel={t('revoke')}
        cancelLabel={t('keep')}
        tone="danger"
        isLoading={changes.isSending}
        onConfirm={() => asked && void changes.revoke(asked).finally(close)}
      >
        {t('consequence')}
      </ConfirmDialog>
    </>
  );
}
