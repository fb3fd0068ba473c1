import { useMemo } from 'react';
import { useApp } from '#client/app/app-context.ts';
import type { AnswerOf } from '#client/calls/api.ts';
import { canonicalUrl, inLanguage } from '#client/calls/canonical-url.ts';
import { type SendInput, useSend } from '#client/calls/use-send.ts';

const READ = 'GET /api/customer-messaging';
const CHANGE = 'POST /api/customer-messaging';
type Data<Key extends typeof READ | typeof CHANGE> = AnswerOf<Key>['data'];

/** Stable functions that send an operation and give its data. */
export function useMessagingCalls() {
  const send = useSend();
  const { request, language } = useApp();
  return useMemo(
    () => ({
      async change(body: SendInput<typeof CHANGE>['body']): Promise<Data<typeof CHANGE>> {
        return (await send(CHANGE, { body, idempotencyKey: crypto.randomUUID() })).data;
      },
      async read(query: string, variables: object): Promise<Data<typeof READ>> {
        const input = inLanguage({ query: { query, variables: JSON.stringify(variables) } }, language);
        return ((await request(canonicalUrl(READ, input))) as AnswerOf<typeof READ>).data;
      },
    }),
    [send, request, language],
  );
}

/** An operation answers its own field. */
export function there<Answer>(answer: Answer | undefined): Answer {
  if (answer === undefined) throw new Error('The answer is that of another operation.');
  return answer;
}
