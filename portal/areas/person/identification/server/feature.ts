import type { IdentificationMethod } from '#areas/person/shared/identification/methods.ts';
import type { ServerFeature } from '../../../server-feature.ts';
import { endpoints } from '../contract.ts';
import { createIdentificationService } from './service.ts';

export const feature: ServerFeature = {
  endpoints,
  service: ({ settings }) => createIdentificationService(settings.identification.methods),
};

declare module '../../../server-feature.ts' {
  interface FeatureSettings {
    identification: {
      /** Banks and the mobile certificate, in the order of the login page. */
      readonly methods: readonly IdentificationMethod[];
    };
  }
}
