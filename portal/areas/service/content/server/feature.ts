import { implement } from '#platform/calls/handler.ts';
import type { ServerFeature } from '../../../server-feature.ts';
import { endpoints } from '../contract.ts';
import {
  publishClinicContent,
  restoreClinicContent,
  saveClinicContent,
} from './clinics/save-clinic-content.ts';
import { listClinicContent, showClinicContent } from './clinics/show-clinic-content.ts';
import { listContent } from './list-content.ts';
import { publish } from './publish.ts';
import { createPublishedNotices } from './published-notices.ts';
import { addNotice, restoreVersion, saveVersion } from './save-notice.ts';
import { showHelp } from './show-help.ts';
import { showItem } from './show-item.ts';
import { showNotices } from './show-notices.ts';

export const feature: ServerFeature = {
  endpoints,
  service: () => {
    const published = createPublishedNotices();
    return implement(endpoints, {
      'GET /api/notices': showNotices(published),
      'GET /api/help': showHelp(published),
      'GET /api/content': listContent,
      'POST /api/content/notices': addNotice,
      'GET /api/content/{id}': showItem,
      'POST /api/content/{id}/versions': saveVersion,
      'POST /api/content/{id}/restoration': restoreVersion,
      'PUT /api/content/{id}/publication': publish(published),
      'GET /api/clinic-content': listClinicContent,
      'GET /api/clinic-content/{clinic}': showClinicContent,
      'POST /api/clinic-content/{clinic}/versions': saveClinicContent,
      'POST /api/clinic-content/{clinic}/restoration': restoreClinicContent,
      'PUT /api/clinic-content/{clinic}/publication': publishClinicContent,
    });
  },
};
