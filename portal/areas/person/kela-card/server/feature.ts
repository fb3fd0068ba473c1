import type { ServerFeature } from '../../../server-feature.ts';
import { endpoints } from '../contract.ts';
import { kelaCardTasks } from './forget-upload.ts';
import { ownCardData } from './own-data.ts';
import { createKelaCardService } from './service.ts';

export const feature: ServerFeature = {
  endpoints,
  service: ({ storage }) => createKelaCardService(storage),
  ownData: ownCardData,
  tasks: kelaCardTasks,
};
