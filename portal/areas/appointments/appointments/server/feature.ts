import type { ServerFeature } from '../../../server-feature.ts';
import { endpoints } from '../contract.ts';
import { appointmentJobs } from './appointment-jobs.ts';
import { ownAppointmentData } from './own-data.ts';
import { appointmentsService } from './service.ts';

export const feature: ServerFeature = {
  endpoints,
  service: () => appointmentsService,
  ownData: ownAppointmentData,
  tasks: appointmentJobs,
};
