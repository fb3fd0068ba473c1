import { useContext } from 'react';
import { useSWRConfig } from 'swr';
import { FreshAddresses } from './use-call.ts';

/**
 * After a change: refetches every answer under a path, and forgets those that are not on screen.
 *
 * @returns a function that takes the start of the addresses (`/api/appointments`)
 */
export function useRefresh(): (start: string) => void {
  const { mutate } = useSWRConfig();
  const fresh = useContext(FreshAddresses);
  return (start) => {
    // What came with the page is old now: a page that shows it next would wait for an answer that nobody asks for.
    for (const address of fresh) if (address.startsWith(start)) fresh.delete(address);
    void mutate((key) => typeof key === 'string' && key.startsWith(start), undefined);
  };
}
