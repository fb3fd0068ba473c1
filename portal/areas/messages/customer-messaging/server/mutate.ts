import type {
  PrescriptionAnswers,
  RenewalAnswers,
} from '#areas/messages/shared/messaging/renewal-answers.ts';
import type { FirstMessages } from '#areas/messages/shared/messaging/server/first-messages.ts';
import type { AnswerQuestionnaire } from '#areas/messages/shared/questionnaires/server/answer-questionnaire.ts';
import type { SuccessBody } from '#contract/calls/endpoint.ts';
import type { FieldError } from '#contract/calls/problem.ts';
import type { Checked } from '#platform/calls/call.ts';
import { type Handler, ok, problem } from '#platform/calls/handler.ts';
import { RollbackWithAnswer } from '#platform/calls/rollback-with-answer.ts';
import type { CustomerMessagingApi } from '../contract.ts';
import { runOperation } from './run-operation.ts';

type Mutation = CustomerMessagingApi['POST /api/customer-messaging'];
type Data = SuccessBody<Mutation>['data'];

/** What the mutation gets: GraphQL's ids are texts. */
interface NewThread {
  readonly firstMessage: { readonly renewal: RenewalAnswers<PrescriptionAnswers & { readonly id: string }> };
}

interface GivenAnswers {
  readonly questionnaireInvitationId: string;
  readonly answers: string;
}

/** `POST /api/customer-messaging`. A thread and what it asks for are made together, or nothing is. */
export function mutate(
  firstMessages: FirstMessages,
  answerQuestionnaire: AnswerQuestionnaire,
): Handler<Mutation> {
  return async (call, { body: { query, variables } }) => {
    const resolvers = {
      async sendMessageInNewThread({ firstMessage: { renewal } }: NewThread) {
        const prescriptions = renewal.prescriptions.map((each) => ({ ...each, id: Number(each.id) }));
        return bodyOf(await firstMessages.renewal(call, { ...renewal, prescriptions }));
      },
      async answerQuestionnaire({ questionnaireInvitationId, answers }: GivenAnswers) {
        return bodyOf(await answerQuestionnaire(call, { id: Number(questionnaireInvitationId), answers }));
      },
    };
    try {
      return ok({ data: (await runOperation(query, resolvers, variables)) as Data });
    } catch (error) {
      if (error instanceof RefusedFields) return problem('invalidFields', error.fields);
      if (error instanceof RollbackWithAnswer)
        throw new RollbackWithAnswer({ data: { sendMessageInNewThread: error.body } }, error.cause);
      throw error;
    }
  };
}

function bodyOf<Body>(answer: Checked<Body>): Body {
  if ('body' in answer) return answer.body;
  throw new RefusedFields(answer.errors);
}

/** What was sent is not taken as it is. */
class RefusedFields extends Error {
  readonly fields: readonly FieldError[];

  constructor(fields: readonly FieldError[]) {
    super('Some fields are wrong.');
    this.fields = fields;
  }
}
