import type { ServerFeature } from '../../server-feature.ts';
import { endpoints } from '../contract.ts';
import { bookingTasks } from './message-tasks.ts';
import { appointmentsService } from './service.ts';

export const feature: ServerFeature = {
  endpoints,
  service: () => appointmentsService,
  tasks: bookingTasks,
};
