import type { Attachment } from 'fhir/r4.js';
import type { KeptResource } from '#areas/record/shared/health-record/kinds.ts';
import { plainText } from '#areas/record/shared/health-record/plain-text.ts';

/** What of a resource is written for people; the rest is ids, addresses and codes of statuses. */
const SAID: ReadonlySet<string> = new Set([
  'text',
  'display',
  'code',
  'conclusion',
  'description',
  'title',
  'valueString',
  'occurrenceString',
  'patientInstruction',
]);

/** What a resource says, in words: what a search looks through. */
export function wordsOf(resource: KeptResource): string {
  const words: string[] = [];
  collect(resource, words);
  return words.join('\n');
}

function collect(value: unknown, words: string[]): void {
  if (Array.isArray(value)) for (const each of value) collect(each, words);
  else if (value !== null && typeof value === 'object') {
    if ('data' in value && 'contentType' in value) words.push(plainText(value as Attachment) ?? '');
    for (const [name, each] of Object.entries(value)) {
      if (typeof each !== 'string') collect(each, words);
      else if (SAID.has(name)) words.push(each);
    }
  }
}
