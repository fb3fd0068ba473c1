import type { ServerFeature } from '../../../server-feature.ts';
import { endpoints } from '../contract.ts';
import { createLegalService } from './service.ts';

export const feature: ServerFeature = {
  endpoints,
  service: ({ settings }) => createLegalService(settings.messagesKeptDays),
};

declare module '../../../server-feature.ts' {
  interface FeatureSettings {
    /** Days for which a message that was sent is kept, as the privacy notice says. */
    messagesKeptDays: number;
  }
}
