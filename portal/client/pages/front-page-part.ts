import type { ComponentType } from 'react';
import type { SessionState } from '#contract/session/session.ts';
import type { DeclaredCall } from '../calls/call.ts';
import type { Namespace } from './page.ts';

/** A feature's part of the front page, exported as `part` of its `front-page/part.ts`. */
export interface FrontPagePart {
  /** The lowest comes first. */
  readonly place: number;
  /** Namespaces of its messages, besides `shell`. */
  readonly messages: readonly Namespace[];
  /** Reads to answer before the page is rendered. */
  readonly calls: (session: SessionState) => readonly DeclaredCall[];
  readonly Component: ComponentType<{
    /** Called when the part disappears while it has the focus, which has to move elsewhere. */
    readonly onFocusLost: () => void;
  }>;
}
