import type { RecordApp } from '#areas/person/shared/record-apps/record-app.ts';
import type { ServerFeature } from '../../../server-feature.ts';
import { endpoints } from '../contract.ts';
import { deletionTasks } from './deletion-tasks.ts';
import { patientInformationTasks } from './message-tasks.ts';
import { createPatientInformationService } from './service.ts';

export const feature: ServerFeature = {
  endpoints,
  service: ({ settings, ownData }) =>
    createPatientInformationService(settings.contactSavePath, ownData, settings.recordApps),
  tasks: (parts) => ({ ...patientInformationTasks(parts), ...deletionTasks(parts) }),
};

declare module '../../../server-feature.ts' {
  interface FeatureSettings {
    /** The apps that patients may let read their records: the access log names them. */
    recordApps: readonly RecordApp[];
  }
}
