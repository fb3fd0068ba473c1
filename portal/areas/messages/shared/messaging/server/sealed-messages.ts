import type { Vault } from '#platform/context.ts';
import type { Sealed, SealedText } from '#platform/sealed.ts';
import type { DraftContent, MessageContent } from '../thread.ts';

const TITLE = 'messaging_threads.title';
const CONTENT = 'thread_messages.content';
const DELETED_REASON = 'thread_messages.deleted_reason';
const NOTE = 'internal_notes.content';
const DRAFT = 'message_drafts.content';
const FILE_NAME = 'message_attachments.file_name';
const NAME = 'professional_users.name';

export const sealTitle = (vault: Vault, title: string): SealedText => vault.seal(TITLE, title);
export const openTitle = (vault: Vault, sealed: Sealed): string => vault.open(TITLE, sealed);

export const sealMessage = (vault: Vault, content: MessageContent): SealedText =>
  vault.seal(CONTENT, JSON.stringify(content));
export const openMessage = (vault: Vault, sealed: Sealed): MessageContent =>
  JSON.parse(vault.open(CONTENT, sealed)) as MessageContent;

/** Why a message was deleted, and by whom, as patients are to read. */
export interface Deletion {
  readonly by: string;
  readonly reason: string;
}

export const sealDeletion = (vault: Vault, deletion: Deletion): SealedText =>
  vault.seal(DELETED_REASON, JSON.stringify(deletion));
const openDeletion = (vault: Vault, sealed: Sealed): Deletion =>
  JSON.parse(vault.open(DELETED_REASON, sealed)) as Deletion;

/** A message opened: of one that was deleted nothing but by whom, when and why. */
export interface OpenedMessage {
  /** Null: it was deleted. */
  readonly text: string | null;
  /** Who has written it, as patients are to read; null: the customer themself. */
  readonly signature: string | null;
  readonly deletion: (Deletion & { readonly at: string }) | null;
}

/** Opens a message of the database. */
export function openMessageRow(
  vault: Vault,
  row: { readonly content: Sealed; readonly deleted_at: Date | null; readonly deleted_reason: Sealed | null },
): OpenedMessage {
  const { text, signature = null } = openMessage(vault, row.content);
  const isDeleted = row.deleted_at !== null && row.deleted_reason !== null;
  return {
    text: isDeleted ? null : text,
    signature,
    deletion: isDeleted
      ? { ...openDeletion(vault, row.deleted_reason), at: row.deleted_at.toISOString() }
      : null,
  };
}

/** What professionals write to each other about a thread. */
export const sealNote = (vault: Vault, note: string): SealedText => vault.seal(NOTE, note);
export const openNote = (vault: Vault, sealed: Sealed): string => vault.open(NOTE, sealed);

export const sealDraft = (vault: Vault, draft: DraftContent): SealedText =>
  vault.seal(DRAFT, JSON.stringify(draft));
export const openDraft = (vault: Vault, sealed: Sealed): DraftContent =>
  JSON.parse(vault.open(DRAFT, sealed)) as DraftContent;

export const sealFileName = (vault: Vault, name: string): SealedText => vault.seal(FILE_NAME, name);
export const openFileName = (vault: Vault, sealed: Sealed): string => vault.open(FILE_NAME, sealed);

/** What somebody who works here is called. */
export const sealStaffName = (vault: Vault, name: string): SealedText => vault.seal(NAME, name);
export const openStaffName = (vault: Vault, sealed: Sealed): string => vault.open(NAME, sealed);
