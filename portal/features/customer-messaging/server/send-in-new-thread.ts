import type { SuccessBody } from '#contract/calls/endpoint.ts';
import type { FieldError } from '#contract/calls/problem.ts';
import type { PrescriptionAnswers, RenewalAnswers } from '#domain/messaging/renewal-answers.ts';
import type { FirstMessages } from '#domain/messaging/server/first-messages.ts';
import { type Handler, ok, problem } from '#platform/calls/handler.ts';
import { Undone } from '#platform/calls/undone.ts';
import type { CustomerMessagingApi } from '../contract.ts';
import { runOperation } from './run-operation.ts';

type Send = CustomerMessagingApi['POST /api/customer-messaging'];
type Data = SuccessBody<Send>['data'];

/** What the mutation gets: GraphQL's ids are texts. */
interface NewThread {
  readonly firstMessage: { readonly renewal: RenewalAnswers<PrescriptionAnswers & { readonly id: string }> };
}

/** `POST /api/customer-messaging`. The thread and what it asks for are made together, or nothing is. */
export function sendInNewThread(firstMessages: FirstMessages): Handler<Send> {
  return async (call, { body: { query, variables } }) => {
    const resolvers = {
      async sendMessageInNewThread({ firstMessage: { renewal } }: NewThread) {
        const prescriptions = renewal.prescriptions.map((each) => ({ ...each, id: Number(each.id) }));
        const answer = await firstMessages.renewal(call, { ...renewal, prescriptions });
        if ('problem' in answer) throw new RefusedFields(answer.errors);
        return answer.body;
      },
    };
    try {
      return ok({ data: (await runOperation(query, resolvers, variables)) as Data });
    } catch (error) {
      if (error instanceof RefusedFields) return problem('invalidFields', error.fields);
      if (error instanceof Undone)
        throw new Undone({ data: { sendMessageInNewThread: error.body } }, error.cause);
      throw error;
    }
  };
}

/** The message is not sent as it is. */
class RefusedFields extends Error {
  readonly fields: readonly FieldError[];

  constructor(fields: readonly FieldError[]) {
    super('A message has fields that are wrong.');
    this.fields = fields;
  }
}
