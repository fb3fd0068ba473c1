import type { DocumentKind } from '#areas/record/shared/health-record/documents.ts';
import type { Blocks } from '#platform/documents/document.ts';

/** What is saved, before it is written. */
export interface DocumentToSave {
  readonly kind: DocumentKind;
  readonly id?: string | number | undefined;
  readonly title: string;
  readonly fileName: string;
  readonly blocks: Blocks;
}
