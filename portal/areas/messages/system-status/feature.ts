import { defineFeature } from '../../feature.ts';
import type { SystemStatusApi } from './contract.ts';

export const feature = defineFeature({ area: 'messages', id: 'system-status', pages: {} });

declare module '#client/calls/api.ts' {
  interface ApiEndpoints extends SystemStatusApi {}
}
