import type { Kysely } from 'kysely';
import {
  ATTACHMENT_DOWNLOAD_URL,
  CREATE_ATTACHMENT_UPLOAD,
  FINISH_ATTACHMENT_UPLOAD,
} from '../../../portal/areas/messages/shared/attachments/operations.ts';
import type { CreatedUpload } from '../../../portal/areas/messages/shared/attachments/upload-outcomes.ts';
import { EICAR } from '../../../portal/outside/virus-scanner/sandbox/clamd-daemon.ts';
import type { Tables } from '../../../portal/platform/tables.ts';
import type { Ask } from './processes.ts';
import { hashOf } from './told.ts';
import type { BenchPatient } from './world.ts';

/** One in so many files has malware in it. */
const INFECTED = 10;
const MOST_PUTS = 40;
const LOOKS = 10;

interface ChosenFile {
  readonly id: string;
  readonly owner: string;
  readonly hash: string;
  readonly isInfected: boolean;
  /** It was sent, and that was confirmed. */
  isSent: boolean;
}

/** What a round has left of files. */
export interface CheckedFiles {
  readonly files: number;
  readonly filesSent: number;
  /** Can be opened, and no scanner has found it clean; malware that can be opened is one. */
  readonly filesUnscanned: number;
  /** Sent and confirmed, and with no message. */
  readonly filesLost: number;
  /** Not looked through in the end, although scanner and storage are back. */
  readonly filesWaiting: number;
}

/** The files that patients choose: text, each with words of its own. */
export function createFiles(ask: Ask) {
  const chosen: ChosenFile[] = [];
  let nth = 0;

  const mutate = async (owner: string, query: string, variables: object) => {
    const { body } = await ask({
      patientId: owner,
      code: null,
      key: 'POST /api/customer-messaging',
      input: { body: { query, variables } },
    });
    return body?.data ?? {};
  };

  /** Says that a file is there, and asks for a while what has become of it, as its page does. */
  async function lookedThrough(owner: string, id: string): Promise<void> {
    for (let look = 0; look < LOOKS; look++) {
      const { finishAttachmentUpload: finished } = await mutate(owner, FINISH_ATTACHMENT_UPLOAD, { id });
      if (finished?.file?.state !== 'scanning') return;
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  }

  return {
    /** Puts a file into the storage and says that it is there. Null: it was refused. */
    async choose({ id: owner, thread }: BenchPatient): Promise<string | null> {
      nth += 1;
      const isInfected = nth % INFECTED === 0;
      const content = Buffer.from(isInfected ? `${EICAR} ${nth}` : `File ${nth}`);
      const file = { fileName: `file-${nth}.txt`, bytes: content.length, threadId: String(thread) };
      const { createAttachmentUpload: upload } = await mutate(owner, CREATE_ATTACHMENT_UPLOAD, { file });
      if (upload?.type !== 'created') return null;
      await put(upload as CreatedUpload, content);
      await lookedThrough(owner, upload.id);
      chosen.push({ id: upload.id, owner, hash: hashOf(content), isInfected, isSent: false });
      return upload.id;
    },
    tell(id: string, isSent: boolean): void {
      const file = chosen.find((each) => each.id === id);
      if (file) file.isSent = isSent;
    },
    /** Asks for some file; says whether it was given out to somebody whose it is not. */
    async download(patient: BenchPatient): Promise<boolean> {
      const file = chosen[Math.floor(Math.random() * chosen.length)];
      if (!file) return false;
      const variables = JSON.stringify({ id: file.id });
      const { body } = await ask({
        patientId: patient.id,
        code: null,
        key: 'GET /api/customer-messaging',
        input: { query: { query: ATTACHMENT_DOWNLOAD_URL, variables } },
      });
      return body?.data?.attachmentDownloadUrl?.type === 'ready' && file.owner !== patient.id;
    },
    /** What became of them, once nothing is under way. */
    async check(owner: Kysely<Tables>, scanned: ReadonlySet<string>): Promise<CheckedFiles> {
      const rows = await owner
        .selectFrom('message_attachments')
        .select(['id', 'message_id', 'state'])
        .execute();
      const states = new Map(rows.map((row) => [String(row.id), row]));
      const isUnscanned = ({ id, hash, isInfected }: ChosenFile) =>
        states.get(id)?.state === 'clean' && (isInfected || !scanned.has(hash));
      return {
        files: chosen.length,
        filesSent: chosen.filter(({ isSent }) => isSent).length,
        filesUnscanned: chosen.filter(isUnscanned).length,
        filesLost: chosen.filter(({ id, isSent }) => isSent && !states.get(id)?.message_id).length,
        filesWaiting: rows.filter(({ state }) => state === 'scanning').length,
      };
    },
  };
}

export type Files = ReturnType<typeof createFiles>;

/** Puts the only part of a short file; a storage that is away is asked again, as a browser does. */
async function put({ parts: [part] }: CreatedUpload, content: Buffer): Promise<void> {
  if (!part) throw new Error('An upload has no part.');
  const headers = Object.fromEntries(part.headers.map(({ name, value }) => [name, value]));
  for (let attempt = 0; attempt < MOST_PUTS; attempt++) {
    const answer = await fetch(part.url, {
      method: 'PUT',
      headers,
      body: new Uint8Array(content),
      signal: AbortSignal.timeout(1_000),
    }).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('The storage has not taken a file.');
}
