import type { Guardian, NamedGuardians, Patient } from '../contact-contract.ts';

/** What the portal knows of the patient, and whom it may show of a child's guardians. */
export interface OwnInformation {
  readonly patient: Patient;
  readonly guardians: readonly Guardian[];
  /** The record's other guardians, of whom nothing but the name is known here. */
  readonly otherGuardians: NamedGuardians['otherGuardians'];
  /** The contact information is neither shown nor changed here. */
  readonly isContactHidden: boolean;
  /** Where the server takes the form. */
  readonly contactSavePath: string;
}
