import type { ServiceParts } from '#areas/server-feature.ts';
import { implement } from '#platform/calls/handler.ts';
import { endpoints } from '../contract.ts';
import { addAbsence, listAbsences, removeAbsence } from './absences.ts';
import { assign } from './assign.ts';
import { closeThread } from './close-thread.ts';
import { decideRenewals } from './decide-renewals.ts';
import { deleteMessage } from './delete-message.ts';
import { downloadAttachment } from './download-attachment.ts';
import { addFile, finishFile, listFiles, removeFile, renewFile } from './draft-files.ts';
import { showAnswers } from './read-answers.ts';
import { showMeasurements } from './read-measurements.ts';
import { sendReply } from './send-reply.ts';
import { showInbox } from './show-inbox.ts';
import { showThread } from './show-thread.ts';
import { showStart, startConversation } from './start-conversation.ts';
import { writeNote } from './write-note.ts';

/** Answers the calls of the workspace, with what other features have for those who work here. */
export const workspaceService = ({
  storage,
  renewalDesk,
  readAnswers,
}: Pick<ServiceParts, 'storage' | 'renewalDesk' | 'readAnswers'>) =>
  implement(endpoints, {
    'GET /api/workspace': showInbox,
    'GET /api/workspace/start': showStart,
    'POST /api/workspace/threads': startConversation,
    'GET /api/workspace/threads/{id}': showThread(renewalDesk),
    'GET /api/workspace/threads/{id}/questionnaires/{invitation}': showAnswers(readAnswers),
    'GET /api/workspace/threads/{id}/home-measurements': showMeasurements,
    'GET /api/workspace/threads/{id}/attachments': listFiles,
    'POST /api/workspace/threads/{id}/attachments': addFile(storage),
    'PUT /api/workspace/threads/{id}/attachments/{file}/upload': renewFile(storage),
    'PUT /api/workspace/threads/{id}/attachments/{file}/arrival': finishFile,
    'DELETE /api/workspace/threads/{id}/attachments/{file}': removeFile,
    'GET /api/workspace/threads/{id}/attachments/{file}': downloadAttachment(storage),
    'PUT /api/workspace/threads/{id}/assignee': assign,
    'POST /api/workspace/threads/{id}/messages': sendReply,
    'POST /api/workspace/threads/{id}/messages/{message}/deletion': deleteMessage,
    'POST /api/workspace/threads/{id}/notes': writeNote,
    'PUT /api/workspace/threads/{id}/closing': closeThread(renewalDesk),
    'PUT /api/workspace/threads/{id}/renewals': decideRenewals(renewalDesk),
    'GET /api/workspace/absences': listAbsences,
    'POST /api/workspace/absences': addAbsence,
    'DELETE /api/workspace/absences/{id}': removeAbsence,
  });
