export const MESSAGE_FIELDS = `id created content author { type name title } isRead deleted deletedBy deletedAt deletedReason
    attachments { id fileName contentType bytes state } questionnaireInvitation { id title answeredAt }`;

export const THREAD_FIELDS =
  'id title threadType isActive created closedAt closeReason team { id name } unreadCount hasDraft';
