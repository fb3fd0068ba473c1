const CREATED = '{ type id key parts { url headers { name value } } }';
const FILE = '{ id fileName contentType bytes state fault }';

export const CREATE_ATTACHMENT_UPLOAD = `mutation CreateAttachmentUpload($file: ChosenFile!) {
  createAttachmentUpload(file: $file) ${CREATED}
}`;

/** New addresses for what has not arrived. */
export const RENEW_ATTACHMENT_UPLOAD = `mutation RenewAttachmentUpload($id: ID!) {
  renewAttachmentUpload(id: $id) ${CREATED}
}`;

export const FINISH_ATTACHMENT_UPLOAD = `mutation FinishAttachmentUpload($id: ID!) {
  finishAttachmentUpload(id: $id) { type file ${FILE} }
}`;

export const REMOVE_ATTACHMENT = `mutation RemoveAttachment($id: ID!) {
  removeAttachment(id: $id) { type }
}`;

/** The files of a draft; without a thread, of that of a new conversation. */
export const DRAFT_ATTACHMENTS = `query DraftAttachments($threadId: ID) {
  messagingStatus
  draftAttachments(threadId: $threadId) ${FILE}
}`;
