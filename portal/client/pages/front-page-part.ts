import type { ComponentType } from 'react';
import type { SessionState } from '#contract/session/session.ts';
import type { DeclaredCall } from '../calls/call.ts';
import type { MessagePart } from './page.ts';

/** A feature's part of the front page, exported as `part` of its `front-page/part.ts`, or of another file there that ends so. */
export interface FrontPagePart {
  /**
   * The lowest comes first. Below 5 it is about the next appointment, and ways to go on follow; from 10 on they are lists, two
   * beside each other where there is room.
   */
  readonly place: number;
  /** Its messages, besides `shell`: of a namespace with much that only its own pages show, the sections that this part shows. */
  readonly messages: readonly MessagePart[];
  /** Reads to answer before the page is rendered. */
  readonly calls: (session: SessionState) => readonly DeclaredCall[];
  /** Says what comes next, in a sentence below the greeting; renders its children if there is nothing to say. */
  readonly Lead?: ComponentType<{ readonly children: string }>;
  readonly Component: ComponentType<{
    /** Called when the part disappears while it has the focus, which has to move elsewhere. */
    readonly onFocusLost: () => void;
  }>;
}
