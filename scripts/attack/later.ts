import type { Portal, Product } from './product.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Another process of the product whose clock is that many days ahead, or behind. */
export function startOnDay(product: Product, days: number): Promise<Portal> {
  const settings = { ATTACK_CLOCK_SHIFT_MS: String(days * DAY_MS) };
  return product.start({ settings, planted: 'shifted-clock' });
}

/** Lets that many days pass: the product's own process ends, and one on that day does the nightly work. */
export async function passDays(product: Product, days: number): Promise<Portal> {
  await product.portal.stop();
  const later = await startOnDay(product, days);
  await product.sql(
    'select graphile_worker.add_job(identifier) from graphile_worker._private_known_crontabs',
  );
  await product.atRest();
  return later;
}
