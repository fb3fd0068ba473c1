import { extensionOf } from '#areas/messages/shared/attachments/file-kinds.ts';
import type { AttachmentFault, UploadRefusal } from '#areas/messages/shared/attachments/upload-outcomes.ts';
import { MOST_ATTACHED, MOST_ATTACHMENTS } from '#areas/messages/shared/messaging/limits.ts';
import type { KeptFile } from './attachment-calls.ts';

/** Why a file is not sent with the message. `broken`: it arrived in part, and this browser no longer has it. */
export type ItemFault = AttachmentFault | UploadRefusal | 'notSent' | 'broken' | 'infected' | 'empty';

/** A file of a draft, as the page knows it. */
export interface AttachmentItem {
  /** Stays the same while the page is open. */
  readonly key: string;
  /** What the server calls it; null: nothing yet. */
  readonly id: string | null;
  readonly name: string;
  readonly bytes: number;
  readonly contentType: string;
  readonly status: 'waiting' | 'uploading' | 'scanning' | 'clean' | 'quarantined' | 'failed';
  /** 0–100 */
  readonly progress: number;
  /** Of a file that failed. */
  readonly fault: ItemFault | null;
}

/** What happens to the files of a draft. */
export type AttachmentEvent =
  /** The server's own list; files that this page sends stay as they are. `isFirst`: nothing has been sent before it. */
  | { readonly type: 'listed'; readonly files: readonly KeptFile[]; readonly isFirst: boolean }
  | { readonly type: 'added'; readonly items: readonly AttachmentItem[] }
  | { readonly type: 'created'; readonly key: string; readonly id: string }
  | { readonly type: 'progressed'; readonly key: string; readonly progress: number }
  | { readonly type: 'finished'; readonly key: string; readonly file: KeptFile }
  | { readonly type: 'failed'; readonly key: string; readonly fault: ItemFault }
  | { readonly type: 'removed'; readonly key: string };

type Items = readonly AttachmentItem[];

/** What an event makes of the files. */
export function nextItems(items: Items, event: AttachmentEvent): Items {
  switch (event.type) {
    case 'listed':
      return listed(items, event);
    case 'added':
      return [...items.filter(({ key }) => event.items.every((each) => each.key !== key)), ...event.items];
    case 'created':
      return change(items, event.key, { id: event.id });
    case 'progressed':
      return change(items, event.key, { status: 'uploading', progress: event.progress, fault: null });
    case 'finished':
      return change(items, event.key, stateOf(event.file));
    case 'failed':
      return change(items, event.key, { status: 'failed', fault: event.fault });
    case 'removed':
      return items.filter(({ key }) => key !== event.key);
  }
}

function change(items: Items, key: string, to: Partial<AttachmentItem>): Items {
  return items.map((item) => (item.key === key ? { ...item, ...to } : item));
}

function listed(items: Items, { files, isFirst }: AttachmentEvent & { type: 'listed' }): Items {
  const known = items.flatMap((item) => {
    const file = files.find(({ id }) => id === item.id);
    if (file && item.status === 'scanning') return [{ ...item, ...stateOf(file) }];
    // Removed in another tab, or sent from there.
    const isGone = !file && ['scanning', 'clean', 'quarantined'].includes(item.status);
    return isGone ? [] : [item];
  });
  // What arrives later may be a file of this page, of which the server knows sooner than the page.
  const others = files.filter(
    ({ id, state }) => (isFirst || state !== 'uploading') && !items.some((item) => item.id === id),
  );
  return [...known, ...others.map(itemOf)];
}

function itemOf(file: KeptFile): AttachmentItem {
  const { id, fileName: name, bytes, contentType } = file;
  return { key: `kept-${id}`, id, name, bytes, contentType, ...stateOf(file) };
}

/** What the page says of what the server knows. */
function stateOf({ state, fault }: KeptFile): Pick<AttachmentItem, 'status' | 'progress' | 'fault'> {
  switch (state) {
    case 'uploading':
      return { status: 'failed', progress: 0, fault: 'broken' };
    case 'infected':
      return { status: 'failed', progress: 100, fault: 'infected' };
    case 'refused':
      return { status: 'failed', progress: 100, fault: fault ?? 'type' };
    default:
      return { status: state, progress: 100, fault: null };
  }
}

/** Whether a file takes room in the message: what can never be sent takes none. */
const counts = ({ status, fault }: AttachmentItem) =>
  status !== 'failed' || fault === 'notSent' || fault === 'broken';

/** What is wrong with a file before anything is sent, beside the files that are there; null: nothing. */
export function faultOf(items: Items, { name, size }: Pick<File, 'name' | 'size'>): ItemFault | null {
  if (!extensionOf(name)) return 'wrongType';
  if (size === 0) return 'empty';
  const others = items.filter(counts);
  if (others.reduce((sum, { bytes }) => sum + bytes, size) > MOST_ATTACHED) return 'tooLarge';
  return others.length >= MOST_ATTACHMENTS ? 'tooMany' : null;
}

/** What a message sends of the files. */
export function readyIds(items: Items): readonly string[] {
  return items.flatMap(({ id, status }) => (id && ['clean', 'quarantined'].includes(status) ? [id] : []));
}

/** Whether something is on its way or looked through, so that sending would leave it behind. */
export function isBusy(items: Items): boolean {
  return items.some(({ status }) => ['waiting', 'uploading', 'scanning'].includes(status));
}

/** Whether the same file may be sent again as it is. */
export function mayRetry({ status, fault }: AttachmentItem): boolean {
  return status === 'failed' && (fault === 'notSent' || fault === 'tooManyUploads');
}
