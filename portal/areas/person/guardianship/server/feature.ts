import type { ServerFeature } from '../../../server-feature.ts';
import { endpoints } from '../contract.ts';
import { noticeTasks } from './notice-tasks.ts';
import { createGuardianshipService } from './service.ts';

export const feature: ServerFeature = {
  endpoints,
  service: ({ register, dueOf }) => createGuardianshipService(register, dueOf),
  tasks: noticeTasks,
};
