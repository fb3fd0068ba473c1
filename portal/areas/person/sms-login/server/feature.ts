import type { ServerFeature } from '../../../server-feature.ts';
import { endpoints } from '../contract.ts';
import type { SmsLoginSettings } from './codes.ts';
import { ownSmsLoginData } from './own-data.ts';
import { smsLoginTasks } from './send-code.ts';
import { createSmsLoginService } from './service.ts';

export const feature: ServerFeature = {
  endpoints,
  service: ({ settings }) => createSmsLoginService(settings.smsLogin),
  ownData: ownSmsLoginData,
  tasks: ({ settings, ...parts }) => smsLoginTasks({ ...parts, settings: settings.smsLogin }),
};

declare module '../../../server-feature.ts' {
  interface FeatureSettings {
    smsLogin: SmsLoginSettings;
  }
}
