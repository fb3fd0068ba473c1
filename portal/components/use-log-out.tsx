import { LazyPart } from '@portal/design-system/LazyPart';
import { type ReactNode, useState } from 'react';
import type { LogOutDialogProps } from './LogOutDialog.tsx';

const loadLogOutDialog = () => import('./LogOutDialog.tsx').then((module) => module.LogOutDialog);

export interface LogOut {
  /** Asks whether to log out, everywhere. */
  readonly ask: () => void;
  /** The question; render it outside anything that disappears when it is asked. */
  readonly question: ReactNode;
}

/** Logging out, with a question before it. */
export function useLogOut(): LogOut {
  const [isAsking, setAsking] = useState(false);
  const props: LogOutDialogProps = { onClose: () => setAsking(false) };
  return {
    ask: () => setAsking(true),
    question: isAsking && <LazyPart load={loadLogOutDialog} props={props} onLoadFailure={props.onClose} />,
  };
}
