import type { CallState } from './use-call.ts';

type Asked = Pick<CallState<unknown>, 'error' | 'isRefreshing' | 'retry'>;

/** Calls whose answers are shown together, as one: it has failed where one of them has, and asks for all of them again. */
export function together(...calls: readonly Asked[]): Asked {
  return {
    error: calls.find(({ error }) => error)?.error,
    isRefreshing: calls.some(({ isRefreshing }) => isRefreshing),
    retry: () => {
      for (const { retry } of calls) retry();
    },
  };
}
