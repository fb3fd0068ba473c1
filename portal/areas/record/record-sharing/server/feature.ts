import { implement } from '#platform/calls/handler.ts';
import type { ServerFeature } from '../../../server-feature.ts';
import { endpoints } from '../contract.ts';
import { fetchShared, openShare } from './open-share.ts';
import { ownSharesData } from './own-data.ts';
import { endShare, listShares, makeShare } from './own-shares.ts';

export const feature: ServerFeature = {
  endpoints,
  service: ({ writeRecord, guardianship }) =>
    implement(endpoints, {
      'GET /api/record-shares': listShares,
      'POST /api/record-shares': makeShare,
      'DELETE /api/record-shares/{id}': endShare,
      'POST /api/anon/record-shares/{share}': openShare(guardianship),
      'GET /api/anon/record-share-files/{ticket}': fetchShared(writeRecord, guardianship),
    }),
  ownData: ownSharesData,
};
