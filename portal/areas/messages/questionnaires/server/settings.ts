import { z } from 'zod';
import { featureSettings } from '../../../server-feature.ts';

export const settings = featureSettings({
  subject: 'Patients',
  shape: {
    QUESTIONNAIRES: z
      .enum(['true', 'false'])
      .transform((value) => value === 'true')
      .default(true)
      .describe(
        'whether questionnaires can be read and answered; `false` while they are maintained, and their pages say so',
      ),
  },
  read: (given) => ({ hasQuestionnairesOpen: given.QUESTIONNAIRES }),
});

declare module '../../../server-feature.ts' {
  interface DeclaredSettings {
    /** Whether questionnaires can be read and answered: false while they are maintained. */
    hasQuestionnairesOpen: boolean;
  }
}
