import type { BreakAhead, PublicBrand } from '#contract/pages/render.ts';
import type { BreakWatch } from './break-watch.ts';
import { pagesTelling } from './parts.ts';

/** The breaks that a brand's pages tell of before they begin; none of a part that the brand lacks. */
export async function breaksAhead(
  breaks: Pick<BreakWatch, 'ahead'>,
  { missingPages }: Pick<PublicBrand, 'missingPages'>,
  now: Date,
): Promise<readonly BreakAhead[]> {
  return (await breaks.ahead(now)).flatMap(({ part, startsAt, endsAt }) => {
    const pages = pagesTelling(part).filter((key) => !missingPages.includes(key));
    const hasPart = pages.some((key) => key !== 'front-page');
    return hasPart
      ? [{ part, startsAt: startsAt.toISOString(), endsAt: endsAt?.toISOString() ?? null, pages }]
      : [];
  });
}
