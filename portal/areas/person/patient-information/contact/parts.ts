import type { ContactValues } from './contact-values.ts';
import type { OwnInformation } from './own-information.ts';

/** What has a button of its own to be edited: how the patient is reached, and a child's guardians. */
export type Part = 'contact' | 'guardians';

/** Guardians have no identity of their own: their place is who they are. */
export const GUARDIAN_PLACES = ['first', 'second'] as const;

/** Names the draft of what is edited. */
export const DRAFT = 'contact-information';

/**
 * What the form shows when a part is to be edited. All of it is saved together, so contact information that is missing
 * is asked for with the guardians.
 */
export function partsFor(
  part: Part,
  { patient, isContactHidden }: Pick<OwnInformation, 'patient' | 'isContactHidden'>,
  guardianActs: boolean,
): readonly Part[] {
  if (isContactHidden) return ['guardians'];
  if (part === 'contact') return ['contact'];
  const { emailAddress, phoneNumber, streetAddress, postalCode, postOffice } = patient;
  const needed = [
    streetAddress,
    postalCode,
    postOffice,
    ...(guardianActs ? [] : [emailAddress, phoneNumber]),
  ];
  return needed.every(Boolean) ? ['guardians'] : ['contact', 'guardians'];
}

/** The parts in which something was typed and not saved. */
export function partsTyped(typed: Partial<ContactValues>): readonly Part[] {
  const { guardians, ...contact } = typed;
  return [
    ...(Object.keys(contact).length > 0 ? (['contact'] as const) : []),
    ...(guardians ? (['guardians'] as const) : []),
  ];
}

/** The part whose field an address's `anchor` names: the form has to be there for it. */
export function partOfField(anchor: string | null): Part | null {
  if (!anchor?.startsWith('information-')) return null;
  return anchor.startsWith('information-guardians') ? 'guardians' : 'contact';
}
