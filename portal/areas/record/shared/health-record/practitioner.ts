import { z } from 'zod';

/** A professional as lists and pages of a record show them. Pages import only the type. */
export const recordPractitionerSchema = z.object({
  name: z.string(),
  /** In the reader's language where the portal knows them, else as their own record says; null if it does not. */
  title: z.string().nullable(),
  /** Address of the picture; null shows initials. */
  profilePicture: z.string().nullable(),
});
export type RecordPractitioner = z.infer<typeof recordPractitionerSchema>;
