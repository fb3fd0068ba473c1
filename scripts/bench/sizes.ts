import { LIMITS, type PageSize } from '../page-sizes.ts';
import { table } from './table.ts';

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);

/** What each page weighs on its first load. */
export function sizesTable(sizes: readonly PageSize[]): string {
  const title = `First load, kB (1000 bytes) as brotli; at most ${kilobytes(LIMITS.js)} JS and ${kilobytes(LIMITS.css)} CSS`;
  const rows = sizes.map(({ page, brand, js, css, jsFiles, cssFiles }) => [
    page,
    brand,
    kilobytes(js),
    kilobytes(css),
    `${jsFiles} + ${cssFiles}`,
  ]);
  return table(title, ['page', 'brand', 'JS', 'CSS', 'files'], rows);
}
