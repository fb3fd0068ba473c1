import { defineFeature } from '../../feature.ts';
import type { CustomerMessagingApi } from './contract.ts';

export const feature = defineFeature({ area: 'messages', id: 'customer-messaging', pages: {} });

declare module '#client/calls/api.ts' {
  interface ApiEndpoints extends CustomerMessagingApi {}
}
