import { useFormatter } from 'use-intl';

/** A file's size as it is read: '340 kt', '1,2 Mt'. */
export function useFileSize(): (bytes: number) => string {
  const format = useFormatter();
  return (bytes) => {
    const isLarge = bytes >= 1_000_000;
    return format.number(isLarge ? bytes / 1_000_000 : Math.max(1, bytes / 1000), {
      style: 'unit',
      unit: isLarge ? 'megabyte' : 'kilobyte',
      maximumFractionDigits: isLarge ? 1 : 0,
    });
  };
}
