import type { RecordPractitioner } from './practitioner.ts';

/** "Timo Rantanen, yleislääkäri"; null where nobody is named. */
export function practitionerText(person: Pick<RecordPractitioner, 'name' | 'title'> | null): string | null {
  return person && [person.name, person.title].filter(Boolean).join(', ');
}
