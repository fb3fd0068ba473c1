import { z } from 'zod';
import type { ClamdSettings } from '#outside/virus-scanner/client/clamd.ts';
import { isClamdAddress, sandboxClamdSocket } from '#outside/virus-scanner/client/clamd-address.ts';

/** The setting of the virus scanner. */
export const virusScannerSettings = {
  CLAMD_ADDRESS: z
    .string()
    .refine(isClamdAddress, 'it is unix:/path/of/a/socket or tcp://host:port')
    .optional()
    .describe(
      'where clamd scans the files of conversations: `unix:/run/clamav/clamd.ctl` or `tcp://127.0.0.1:3310`; without it in production every file is quarantined, and its sender is told so',
    ),
};

type Given = z.infer<z.ZodObject<typeof virusScannerSettings>>;

interface Surroundings {
  readonly isProduction: boolean;
  readonly sandboxPort: number;
}

/** How the portal reaches the virus scanner; without a setting it is the sandbox's, and in production none. */
export function virusScannerConfig(
  { CLAMD_ADDRESS }: Given,
  { isProduction, sandboxPort }: Surroundings,
): ClamdSettings | null {
  if (CLAMD_ADDRESS) return { address: CLAMD_ADDRESS };
  return isProduction ? null : { address: `unix:${sandboxClamdSocket(sandboxPort)}` };
}
