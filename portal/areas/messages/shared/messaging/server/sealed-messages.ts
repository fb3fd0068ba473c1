import type { Vault } from '#platform/context.ts';
import type { Sealed, SealedText } from '#platform/sealed.ts';
import type { MessageContent } from '../thread.ts';

const TITLE = 'messaging_threads.title';
const CONTENT = 'thread_messages.content';

export const sealTitle = (vault: Vault, title: string): SealedText => vault.seal(TITLE, title);
export const openTitle = (vault: Vault, sealed: Sealed): string => vault.open(TITLE, sealed);

export const sealMessage = (vault: Vault, content: MessageContent): SealedText =>
  vault.seal(CONTENT, JSON.stringify(content));
export const openMessage = (vault: Vault, sealed: Sealed): MessageContent =>
  JSON.parse(vault.open(CONTENT, sealed)) as MessageContent;
