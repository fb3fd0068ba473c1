import { useSWRConfig } from 'swr';

/**
 * After a change: asks anew for every answer under a path, and forgets those that are not on screen.
 *
 * @returns a function that takes the start of the addresses (`/api/appointments`)
 */
export function useRefresh(): (start: string) => void {
  const { mutate } = useSWRConfig();
  return (start) => void mutate((key) => typeof key === 'string' && key.startsWith(start), undefined);
}
