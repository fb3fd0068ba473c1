import { useCallback, useEffect, useState } from 'react';
import { useSession } from '#client/app/app-context.ts';
import { useTypedElsewhere } from '#client/forms/use-typed.ts';
import { useCurrentVisit } from '#client/navigation/use-visit.ts';
import type { ContactValues } from './contact-values.ts';
import type { OwnInformation } from './own-information.ts';
import { DRAFT, type Part, partOfField, partsFor, partsTyped } from './parts.ts';
import { useAfterSave, useSavedMark } from './use-after-save.ts';

export interface Editing {
  /** What the form shows; none while values are shown. */
  readonly parts: readonly Part[];
  /** The part whose button was pressed last; null before. */
  readonly pressed: Part | null;
  /** The address asks for the form, so the server renders it. */
  readonly isAsked: boolean;
  /** What is shown has just been saved; `reloaded` if the document has been loaded since. */
  readonly saved: 'here' | 'reloaded' | null;
  readonly edit: (part: Part) => void;
  /** The same function each time. */
  readonly close: (isSaved: boolean) => void;
}

interface EditingState extends Pick<Editing, 'parts' | 'pressed'> {
  readonly isSaved: boolean;
}

/**
 * Which of the values are a form: those whose button was pressed, those typed before the session ended or another language
 * was chosen, and those that the address leads to, by a field or by what follows a save.
 */
export function useEditing(information: OwnInformation): Editing {
  const { actingFor } = useSession();
  const { destination } = useAfterSave();
  const { anchor = null } = (useCurrentVisit()?.query ?? {}) as { readonly anchor?: string | null };
  const typed = partsTyped(useTypedElsewhere<ContactValues>(DRAFT));
  const [isMarked, setMarked] = useSavedMark();

  const asked = partOfField(anchor) ?? (destination && 'contact');
  const partsOf = (part: Part) => partsFor(part, information, actingFor !== null);
  const [state, setState] = useState<EditingState>(() => ({
    parts: asked ? partsOf(asked) : [],
    pressed: null,
    isSaved: false,
  }));

  const restored = typed.join();
  useEffect(() => {
    if (restored)
      setState((now) => (now.parts.length > 0 ? now : { ...now, parts: restored.split(',') as Part[] }));
  }, [restored]);
  useEffect(() => {
    if (isMarked) setState((now) => ({ ...now, parts: [] }));
  }, [isMarked]);

  const close = useCallback((isSaved: boolean) => {
    // A form that nobody has opened is left through the same button.
    setState(({ parts, pressed }) => ({ parts: [], pressed: pressed ?? parts[0] ?? null, isSaved }));
  }, []);

  const savedHere = state.isSaved ? 'here' : null;
  return {
    parts: state.parts,
    pressed: state.pressed,
    isAsked: asked !== null,
    saved: isMarked ? 'reloaded' : savedHere,
    edit(part) {
      setState({ parts: partsOf(part), pressed: part, isSaved: false });
      setMarked(false);
    },
    close,
  };
}
