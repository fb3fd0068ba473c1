import type { ObjectStorage } from '#outside/object-storage/client/object-storage.ts';
import { implement } from '#platform/calls/handler.ts';
import { endpoints } from '../contract.ts';
import { addAbsence, listAbsences, removeAbsence } from './absences.ts';
import { assign } from './assign.ts';
import { closeThread } from './close-thread.ts';
import { deleteMessage } from './delete-message.ts';
import { downloadAttachment } from './download-attachment.ts';
import { sendReply } from './send-reply.ts';
import { showInbox } from './show-inbox.ts';
import { showThread } from './show-thread.ts';
import { writeNote } from './write-note.ts';

/** Answers the calls of the workspace; files of messages are in the storage. */
export const workspaceService = (storage: ObjectStorage) =>
  implement(endpoints, {
    'GET /api/workspace': showInbox,
    'GET /api/workspace/threads/{id}': showThread,
    'GET /api/workspace/threads/{id}/attachments/{file}': downloadAttachment(storage),
    'PUT /api/workspace/threads/{id}/assignee': assign,
    'POST /api/workspace/threads/{id}/messages': sendReply,
    'POST /api/workspace/threads/{id}/messages/{message}/deletion': deleteMessage,
    'POST /api/workspace/threads/{id}/notes': writeNote,
    'PUT /api/workspace/threads/{id}/closing': closeThread,
    'GET /api/workspace/absences': listAbsences,
    'POST /api/workspace/absences': addAbsence,
    'DELETE /api/workspace/absences/{id}': removeAbsence,
  });
