import { type DocumentNode, execute, parse, validate } from 'graphql';
import * as aboutFiles from '#areas/messages/shared/attachments/operations.ts';
import * as aboutThreads from '#areas/messages/shared/messaging/operations.ts';
import { schema } from './schema.ts';

const documents = new Map(
  Object.values({ ...aboutThreads, ...aboutFiles }).map((operation) => [operation, checked(operation)]),
);

/** What answers the fields of an operation's root, by their names. */
export type Resolvers = Readonly<Record<string, (args: never) => unknown>>;

/**
 * Runs one of the declared operations.
 *
 * @param operation a document of messaging or of its files
 * @returns what GraphQL answers as `data`
 * @throws what a resolver threw: an answer of which a part is missing is none, and the transaction must not be kept
 */
export async function runOperation(
  operation: string,
  resolvers: Resolvers,
  variables: Readonly<Record<string, unknown>> = {},
): Promise<unknown> {
  const document = documents.get(operation);
  if (!document) throw new RangeError('This operation is not declared.');
  const { data, errors } = await execute({
    schema,
    document,
    rootValue: resolvers,
    variableValues: variables,
  });
  const [error] = errors ?? [];
  if (error) throw error.originalError ?? error;
  return data;
}

/** @throws what is wrong with a document, at the start */
function checked(operation: string): DocumentNode {
  const document = parse(operation);
  const [error] = validate(schema, document);
  if (error) throw error;
  return document;
}
