import type { ServerFeature } from '../../../server-feature.ts';
import { endpoints } from '../contract.ts';
import { earlierTimeTasks } from './earlier/offer-earlier-time.ts';
import { bookingTryTasks } from './reservation/log-try.ts';
import { createBookingService } from './service.ts';

export const feature: ServerFeature = {
  endpoints,
  service: ({ settings }) => createBookingService(settings.anonymousBooking),
  tasks: (parts) => ({ ...bookingTryTasks(parts), ...earlierTimeTasks(parts) }),
};
