import type { AnswerOf } from '#client/calls/api.ts';

/** A conversation as those who work here read it. */
export type WorkThread = AnswerOf<'GET /api/workspace/threads/{id}'>;

/** What a part of the page of a conversation is given. */
export interface ThreadPartProps {
  /** The conversation. */
  readonly thread: WorkThread;
  /** Asks for the conversation again. */
  readonly onChanged: () => void;
}
