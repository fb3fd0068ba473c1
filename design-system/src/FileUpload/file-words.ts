import { fill } from '../DesignSystem/strings.ts';
import type { BuiltInStrings } from '../DesignSystem/strings-fi.ts';
import { type FileRules, formatNames, formatSize, type Refusal } from './file-rules.ts';

/** What may be added, before anything is: formats, size, number. */
export function rulesInWords(rules: FileRules, strings: BuiltInStrings, locale: string): string {
  const { accept, maxSize, maxFiles } = rules;
  return [
    accept && fill(strings.fileTypes, { types: formatNames(accept, strings.images) }),
    maxSize !== undefined && fill(strings.fileSizeLimit, { size: formatSize(maxSize, locale) }),
    maxFiles !== undefined && maxFiles > 1 && fill(strings.fileCountLimit, { count: maxFiles }),
  ]
    .filter(Boolean)
    .join('. ');
}

/** Why a file was refused, and what would be accepted. */
export function reasonOf(
  { name, reason }: Refusal,
  { accept = [], maxSize = 0, maxFiles = 0 }: FileRules,
  strings: BuiltInStrings,
  locale: string,
): string {
  switch (reason) {
    case 'type':
      return fill(strings.fileWrongType, { name, types: formatNames(accept, strings.images) });
    case 'size':
      return fill(strings.fileTooLarge, { name, size: formatSize(maxSize, locale) });
    case 'empty':
      return fill(strings.fileEmpty, { name });
    case 'count':
      return fill(strings.filesTooMany, { name, count: maxFiles });
  }
}
