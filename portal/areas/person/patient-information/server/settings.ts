import { z } from 'zod';
import { featureSettings } from '../../../server-feature.ts';
import { CONTACT_SAVE_PATH } from '../contact-contract.ts';

export const settings = featureSettings({
  subject: 'Patients',
  shape: {
    CONTACT_SAVE_PATH: z
      .string()
      .regex(/^(\/[a-z\d-]+)+$/)
      .startsWith('/api/')
      .default(CONTACT_SAVE_PATH)
      .describe('where the contact form of the own information is saved'),
  },
  read: (given) => ({ contactSavePath: given.CONTACT_SAVE_PATH }),
});

declare module '../../../server-feature.ts' {
  interface DeclaredSettings {
    /** Where the own contact form is saved. */
    contactSavePath: string;
  }
}
