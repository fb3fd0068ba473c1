import { z } from 'zod';
import { featureSettings } from '../../../server-feature.ts';

export const settings = featureSettings({
  subject: 'Patients',
  shape: {
    CUSTOMER_MESSAGING: z
      .enum(['true', 'false'])
      .transform((value) => value === 'true')
      .default(true)
      .describe(
        'whether conversations can be read and written; `false` while they are maintained, and their pages say so',
      ),
  },
  read: (given) => ({ hasMessagingOpen: given.CUSTOMER_MESSAGING }),
});

declare module '../../../server-feature.ts' {
  interface DeclaredSettings {
    /** Whether conversations can be read and written: false while they are maintained. */
    hasMessagingOpen: boolean;
  }
}
