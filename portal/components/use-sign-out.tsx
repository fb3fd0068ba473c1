import { LazyPart } from '@portal/design-system/LazyPart';
import { type ReactNode, useState } from 'react';
import type { SignOutDialogProps } from './SignOutDialog.tsx';

const loadSignOutDialog = () => import('./SignOutDialog.tsx').then((module) => module.SignOutDialog);

export interface SignOut {
  /** Asks whether to log out, everywhere. */
  readonly ask: () => void;
  /** The question; render it outside anything that disappears when it is asked. */
  readonly question: ReactNode;
}

/** Logging out, with a question before it. */
export function useSignOut(): SignOut {
  const [isAsking, setAsking] = useState(false);
  const props: SignOutDialogProps = { onClose: () => setAsking(false) };
  return {
    ask: () => setAsking(true),
    question: isAsking && <LazyPart load={loadSignOutDialog} props={props} onLoadFailure={props.onClose} />,
  };
}
