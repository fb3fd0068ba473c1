/** What files may be attached, each by its extension, and the media type as which it is given out. */
export const FILE_KINDS = {
  pdf: 'application/pdf',
  rtf: 'application/rtf',
  ods: 'application/vnd.oasis.opendocument.spreadsheet',
  odt: 'application/vnd.oasis.opendocument.text',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  gif: 'image/gif',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  jpe: 'image/jpeg',
  png: 'image/png',
  tif: 'image/tiff',
  tiff: 'image/tiff',
  csv: 'text/csv',
  txt: 'text/plain',
  text: 'text/plain',
} as const;

/** The extension of a file that may be attached. */
export type FileExtension = keyof typeof FILE_KINDS;

export const FILE_EXTENSIONS = Object.keys(FILE_KINDS) as FileExtension[];

/** The extension that a name ends with, whatever its case; null: none that may be attached. */
export function extensionOf(fileName: string): FileExtension | null {
  const [, extension = ''] = /.\.([^.]+)$/.exec(fileName) ?? [];
  const lower = extension.toLowerCase();
  return Object.hasOwn(FILE_KINDS, lower) ? (lower as FileExtension) : null;
}
