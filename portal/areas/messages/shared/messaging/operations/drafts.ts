export const SAVE_DRAFT = `mutation SaveDraft($threadId: ID, $draft: DraftContent!) {
  saveDraft(threadId: $threadId, draft: $draft) { type savedAt }
}`;

export const DELETE_DRAFT = `mutation DeleteDraft($threadId: ID) {
  deleteDraft(threadId: $threadId) { type }
}`;
