import type { ServerFeature } from '../../../server-feature.ts';
import { endpoints } from '../contract.ts';
import { ownNoticeData } from './own-data.ts';
import { recordNewsService } from './service.ts';
import { recordNewsTasks } from './tasks.ts';

export const feature: ServerFeature = {
  endpoints,
  service: recordNewsService,
  ownData: ownNoticeData,
  tasks: recordNewsTasks,
};
