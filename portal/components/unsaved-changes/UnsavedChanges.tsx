import { ConfirmDialog } from '@portal/design-system/ConfirmDialog';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useApp } from '#client/app/app-context.ts';
import { holdDocument } from '#client/navigation/leave-document.ts';
import { useLeaving } from '#client/unsaved-changes/ask-before-leaving.ts';
import { type Unsaved, UnsavedContext } from '#client/unsaved-changes/use-unsaved.ts';
import { holdHistory, holdLinks } from './hold-links-and-history.ts';

/**
 * Asks before a link, the back button, another tab of the page, the choice of another child or closing the page loses
 * unsaved changes. Its messages are `unsaved-changes`.
 */
export function UnsavedChanges({ children }: { readonly children: ReactNode }): ReactNode {
  const t = useTranslations('unsaved-changes');
  const { navigate } = useApp();
  const leaving = useLeaving();
  const unsaved = useRef<(() => void) | null>(null);
  const release = useRef<(() => void) | null>(null);
  const go = useRef<(() => void) | null>(null);
  const [isAsking, setAsking] = useState(false);

  const guard = useMemo<Unsaved>(() => {
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
        leaving.set(hold);
        const releases = [
          holdLinks(hold, navigate),
          holdHistory(hold, leaving.setHistory),
          holdDocument(),
          () => leaving.set(null),
        ];
        release.current = () => {
          for (const end of releases) end();
        };
      },
    };
  }, [navigate, leaving]);

  function leave(): void {
    unsaved.current?.();
    guard.setUnsaved(null);
    setAsking(false);
    go.current?.();
  }

  return (
    <UnsavedContext value={guard}>
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
    </UnsavedContext>
  );
}
