export const ATTACHMENT_DOWNLOAD_URL = `query AttachmentDownloadUrl($id: ID!) {
  attachmentDownloadUrl(id: $id) { type url }
}`;
