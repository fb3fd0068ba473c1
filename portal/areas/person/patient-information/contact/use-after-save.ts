import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useIsBuilt } from '#client/app/app-context.ts';
import { useHref, useNavigateTo } from '#client/navigation/use-href.ts';
import { useCurrentVisit } from '#client/navigation/use-visit.ts';
import { useTellResult } from '#components/page-result/page-result.ts';
import { readSaveAction } from '#contract/routes/save-action.ts';
import { type SaveDestination, saveDestination } from './save-destination.ts';

/** Marks an address whose document is reloaded after a save. */
const SAVED_HASH = '#saved';

/** Whether the form says that it has been saved; true from the start if the page was reloaded after that. */
export function useSavedMark(): [isSaved: boolean, setSaved: (isSaved: boolean) => void] {
  const [isSaved, setSaved] = useState(false);
  useEffect(() => {
    const { hash, pathname, search } = window.location;
    if (hash !== SAVED_HASH) return;
    window.history.replaceState(window.history.state, '', pathname + search);
    setSaved(true);
  }, []);
  return [isSaved, setSaved];
}

export interface AfterSave {
  readonly destination: SaveDestination;
  /** The page that the address asks for, if it is one of the portal's. */
  readonly next: string | null;
  /**
   * Goes there; false if the page stays and has to say itself that it has saved.
   *
   * @param next what the server has made of `next`, where it was asked
   */
  readonly follow: (saved: 'contactSaved' | 'consentSaved', next?: string | null) => boolean;
}

/** What the address of a page asks to follow when its form has been saved. */
export function useAfterSave(): AfterSave {
  const t = useTranslations('patient-information.save');
  const visit = useCurrentVisit();
  const href = useHref();
  const isBuilt = useIsBuilt();
  const navigateTo = useNavigateTo();
  const tell = useTellResult();
  const query = (visit?.query ?? {}) as Partial<Record<'next' | 'saveAction', string | null>>;
  const action = readSaveAction(query.saveAction ?? null);
  const asked = query.next ?? null;
  const destinationWith = (next: string | null) => saveDestination(action, next, { href, isBuilt });

  function follow(saved: 'contactSaved' | 'consentSaved', next = asked): boolean {
    const destination = destinationWith(next);
    if (!destination) return false;
    if (destination.key === 'reload') {
      window.history.replaceState(window.history.state, '', SAVED_HASH);
      window.location.reload();
    } else {
      tell({ message: t(saved), tone: 'success' }, destination.url);
      navigateTo(destination.url);
    }
    return true;
  }

  return { destination: destinationWith(asked), next: asked, follow };
}
