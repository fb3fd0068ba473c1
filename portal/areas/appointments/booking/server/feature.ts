import type { ServerFeature } from '../../../server-feature.ts';
import { endpoints } from '../contract.ts';
import type { AnonymousBookingSettings } from './reservation/anonymous-booking-settings.ts';
import { bookingTryTasks } from './reservation/log-try.ts';
import { createBookingService } from './service.ts';

export const feature: ServerFeature = {
  endpoints,
  service: ({ settings }) => createBookingService(settings.anonymousBooking),
  tasks: bookingTryTasks,
};

declare module '../../../server-feature.ts' {
  interface FeatureSettings {
    anonymousBooking: AnonymousBookingSettings;
  }
}
