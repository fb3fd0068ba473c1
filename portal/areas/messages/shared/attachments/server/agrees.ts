import { fileTypeFromBuffer } from 'file-type';
import { FILE_KINDS, type FileExtension } from '../file-kinds.ts';

/** What the library calls a kind that has several extensions. */
const AS_FOUND: Partial<Record<FileExtension, string>> = { jpeg: 'jpg', jpe: 'jpg', tiff: 'tif' };

/** What no text has: controls other than tabulators, ends of lines and of pages. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const CONTROLS = /[\x00-\x08\x0b\x0e-\x1f\x7f]/;

/** Whether a file is what its extension says. Text has no sign of its own: it is what has nothing but letters in it. */
export async function agrees(content: Uint8Array, extension: FileExtension): Promise<boolean> {
  if (FILE_KINDS[extension].startsWith('text/'))
    return !CONTROLS.test(Buffer.from(content).toString('latin1'));
  const found = await fileTypeFromBuffer(content).catch(() => undefined);
  return found?.ext === (AS_FOUND[extension] ?? extension);
}
