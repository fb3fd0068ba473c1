import { ConfirmDialog } from '@portal/design-system/ConfirmDialog';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useApp } from '#client/app/app-context.ts';
import { holdDocument } from '#client/navigation/leave-document.ts';
import { type Guard, GuardContext } from '#client/navigation/leave-guard.ts';
import { useLeaveHold } from '#client/navigation/leave-hold.ts';
import { holdHistory, holdLinks } from './hold-navigation.ts';

/**
 * Asks before a link, the back button, another tab of the page, the choice of another child or closing the page loses
 * unsaved changes. Its messages are `leave-guard`.
 */
export function LeaveGuard({ children }: { readonly children: ReactNode }): ReactNode {
  const t = useTranslations('leave-guard');
  const { navigate } = useApp();
  const leaveHold = useLeaveHold();
  const unsaved = useRef<(() => void) | null>(null);
  const release = useRef<(() => void) | null>(null);
  const go = useRef<(() => void) | null>(null);
  const [isAsking, setAsking] = useState(false);

  const guard = useMemo<Guard>(() => {
    const hold = (leave: () => void): void => {
      go.current = leave;
      setAsking(true);
    };
    return {
      ask: (leave) => (unsaved.current ? hold(leave) : leave()),
      setUnsaved(discard) {
        unsaved.current = discard;
        release.current?.();
        release.current = null;
        if (!discard) return;
        leaveHold.set(hold);
        const releases = [
          holdLinks(hold, navigate),
          holdHistory(hold, leaveHold.setHistory),
          holdDocument(),
          () => leaveHold.set(null),
        ];
        release.current = () => {
          for (const end of releases) end();
        };
      },
    };
  }, [navigate, leaveHold]);

  function leave(): void {
    unsaved.current?.();
    guard.setUnsaved(null);
    setAsking(false);
    go.current?.();
  }

  return (
    <GuardContext value={guard}>
      {children}
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        title={t('title')}
        confirmLabel={t('confirm')}
        cancelLabel={t('stay')}
        tone="danger"
        onConfirm={leave}
      >
        {t('text')}
      </ConfirmDialog>
    </GuardContext>
  );
}
