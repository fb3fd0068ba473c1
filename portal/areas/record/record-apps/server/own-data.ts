import { z } from 'zod';
import { ownData } from '../../../server-feature.ts';
import { readGrants } from './own-apps.ts';

/** The apps that may read the patient's record, as the installation names them. */
export const ownAppsData = ownData({
  shape: {
    recordApps: z.array(
      z.object({
        app: z.string(),
        scope: z.string(),
        createdAt: z.iso.datetime(),
        expiresAt: z.iso.datetime(),
        lastUsedAt: z.iso.datetime().nullable(),
      }),
    ),
  },
  read: async (call) => ({
    recordApps: (await readGrants(call)).map((row) => ({
      app: row.client_id,
      scope: row.scope,
      createdAt: row.created_at.toISOString(),
      expiresAt: row.expires_at.toISOString(),
      lastUsedAt: row.last_used_at?.toISOString() ?? null,
    })),
  }),
  tables: { app_grants: 'recordApps' },
  leftOut: { app_secrets: 'hashes of what apps prove themselves with' },
});
