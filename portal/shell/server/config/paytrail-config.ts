import { z } from 'zod';
import { brandOf, eachBrand } from '#brands/registry.ts';
import type { BrandId } from '#contract/brand/brand.ts';
import type { PaytrailSettings } from '#outside/paytrail/client/paytrail.ts';
import { ConfigError } from './config-error.ts';
import { address } from './system-config.ts';

/** How the portal reaches the payment provider. A brand's merchant id is one of its own settings. */
export const paytrailSettings = {
  PAYTRAIL_URL: address.describe('where the payment provider is asked: `https://services.paytrail.com`'),
  PAYTRAIL_SECRETS: z
    .string()
    .min(1)
    .optional()
    .describe('what each brand’s merchant account signs with: `kaari=…,pikkujatti=…`'),
};

type Given = z.infer<z.ZodObject<typeof paytrailSettings>>;

interface Around {
  readonly sandboxOrigin: string;
  readonly sandboxToken: string;
  /** The brands that are served in production; none in development, where all are, with the sandbox's secret. */
  readonly served: readonly string[];
  need(name: keyof Given & string, sample: string): string;
}

/** @throws a ConfigError that names a brand that is served and cannot be paid to */
export function paytrailConfig({ sandboxOrigin, sandboxToken, served, need }: Around): PaytrailSettings {
  const secrets = new Map(
    need('PAYTRAIL_SECRETS', '')
      .split(',')
      .filter((pair) => pair !== '')
      .map((pair): [string, string] => {
        const at = pair.indexOf('=');
        return [pair.slice(0, at), pair.slice(at + 1)];
      }),
  );
  const secretOf = (brand: BrandId): string => {
    const secret = secrets.get(brand);
    const isServed = served.includes(brand);
    if (isServed && (!secret || secret === sandboxToken)) {
      throw new ConfigError(`The setting PAYTRAIL_SECRETS has no secret of ${brand}, or the sandbox's.`);
    }
    return secret || sandboxToken;
  };
  return {
    url: need('PAYTRAIL_URL', `${sandboxOrigin}/paytrail`).replace(/\/$/, ''),
    merchants: eachBrand((brand) => ({ id: brandOf(brand).payment.merchantId, secret: secretOf(brand) })),
  };
}
