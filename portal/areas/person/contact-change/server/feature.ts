import type { ServerFeature } from '../../../server-feature.ts';
import { endpoints } from '../contract.ts';
import { contactChangeTasks } from './message-tasks.ts';
import { ownContactChanges } from './own-data.ts';
import { contactChangeService } from './service.ts';

export const feature: ServerFeature = {
  endpoints,
  service: () => contactChangeService,
  ownData: ownContactChanges,
  tasks: contactChangeTasks,
};
