import type { ComponentType } from 'react';
import type { SessionState } from '#contract/session/session.ts';
import type { DeclaredCall } from '../calls/call.ts';
import type { Namespace } from './page.ts';

/** What the front page shows of a feature, which exports it as `part` of its `front-page/part.ts`. */
export interface FrontPagePart {
  /** The lowest is first. */
  readonly place: number;
  /** Namespaces of the messages it uses, beside `shell`. */
  readonly messages: readonly Namespace[];
  /** Reads to answer before the page is rendered. */
  readonly calls: (session: SessionState) => readonly DeclaredCall[];
  readonly Component: ComponentType<{
    /** The part is going, and had the focus: that needs another place. */
    readonly onFocusLost: () => void;
  }>;
}
