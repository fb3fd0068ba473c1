import { sealedTexts } from '#platform/keyring/sealed-columns.ts';
import type { Sealed } from '#platform/sealed.ts';
import type { Id, Timestamp } from '#platform/tables.ts';
import type { MessageAuthor, ThreadType } from '../thread.ts';

declare module '#platform/tables.ts' {
  interface Tables {
    messaging_threads: {
      patient_id: string;
      id: Id;
      type: ThreadType;
      title: Sealed;
      created_at: Timestamp;
      closed_at: Timestamp | null;
    };
    thread_messages: {
      patient_id: string;
      thread_id: number;
      id: Id;
      author: MessageAuthor;
      content: Sealed;
      created_at: Timestamp;
    };
  }
}

export const sealed = [
  sealedTexts('messaging_threads', { patient_id: 'uuid', id: 'bigint' }, ['title']),
  sealedTexts('thread_messages', { patient_id: 'uuid', id: 'bigint' }, ['content']),
];
