import type { AddressInfo } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { buildSchema, getIntrospectionQuery, graphql } from 'graphql';
import { serverAudits } from 'graphql-http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  SEARCH_THREADS,
  SEND_MESSAGE,
  START_CONVERSATION,
  THREADS,
  UNREAD_COUNT,
} from '#areas/messages/shared/messaging/operations.ts';
import { createTestDatabase, type TestDatabase } from '#platform/database/test-database.ts';
import { demoPerson } from '../sessions/test-guardians.ts';
import { startTestPortal, type TestPortal } from '../test-portal.ts';
import { type GraphqlRequest, sendGraphql } from './graphql-transport.ts';

describe('the public audit of GraphQL over HTTP', () => {
  /** What the audit asks; declared for it alone. */
  const DECLARED = [
    '{ __typename }',
    'query Query { __typename }',
    'mutation { __typename }',
    '{ __type(name: "Run🏃Swim🏊") { name } }',
    'query Type($name: String!) { __type(name: $name) { name } }',
    'query CoerceFailure($id: ID!){ __typename }',
  ];
  const schema = buildSchema('type Query { hello: String }');

  async function run({ query, variables }: GraphqlRequest) {
    if (!DECLARED.includes(query)) return { problem: 'malformed' } as const;
    const { data, errors } = await graphql({ schema, source: query, variableValues: variables ?? {} });
    return errors ? ({ problem: 'malformed' } as const) : { body: { data } };
  }

  let server: FastifyInstance;
  let url: string;
  beforeAll(async () => {
    server = Fastify();
    server.route({
      method: ['GET', 'POST'],
      url: '/',
      handler: (request, reply) => sendGraphql(request, reply, run),
    });
    await server.listen({ port: 0, host: '127.0.0.1' });
    url = `http://127.0.0.1:${(server.server.address() as AddressInfo).port}/`;
  });
  afterAll(() => server.close());

  const audits = serverAudits({ url: () => url });
  test('has its checks', () => {
    expect(audits.length).toBeGreaterThan(55);
  });
  test.each(audits.map(({ id, name, fn }) => [`${id} ${name}`, fn] as const))('%s', async (_, fn) => {
    const result = await fn();
    expect(result.status === 'ok' ? null : result.reason).toBeNull();
  });
});

describe('a client of GraphQL', () => {
  const ACCEPT = { accept: 'application/graphql-response+json' };
  let db: TestDatabase;
  let portal: TestPortal;
  beforeAll(async () => {
    db = await createTestDatabase({ seeded: true });
    portal = await startTestPortal(db, { config: { rateLimit: 100_000 } });
  });
  afterAll(async () => {
    await portal.close();
    await db.drop();
  });
  const visitor = async (host = 'kaari', person: string | null = 'eero') => {
    const made = portal.visitor(`${host}.localhost:${portal.port}`);
    if (person) await made.signIn(demoPerson(person));
    return made;
  };
  const PATH = '/api/customer-messaging';
  const address = (query: string) => `${PATH}?${new URLSearchParams({ query })}`;
  const MUTATION = {
    query: START_CONVERSATION,
    variables: {
      title: 'Kysymys',
      type: 'customer',
      participantIds: ['nurses'],
      firstMessage: { message: { content: 'Hei', attachmentIds: [] } },
    },
  };
  const typed = { 'content-type': expect.stringContaining('application/graphql-response+json') };

  test('reads by GET and by POST, and writes by POST', async () => {
    const eero = await visitor();
    for (const answer of [
      await eero.get(address(UNREAD_COUNT), { headers: ACCEPT }),
      await eero.send('POST', PATH, { body: { query: UNREAD_COUNT }, headers: ACCEPT }),
    ])
      expect(answer).toMatchObject({ status: 200, headers: typed, body: { data: { unreadCount: 1 } } });
    expect(await eero.send('POST', PATH, { body: MUTATION, headers: ACCEPT })).toMatchObject({
      status: 200,
      body: { data: { sendMessageInNewThread: { type: 'sent' } } },
    });
  });

  test('is refused in its own words, with the status of the refusal', async () => {
    const eero = await visitor();
    const error = (code: string) => ({ headers: typed, body: { errors: [{ extensions: { code } }] } });
    for (const query of [getIntrospectionQuery(), '{ threads { title } }', `${THREADS} `])
      expect(await eero.get(address(query), { headers: ACCEPT })).toMatchObject({
        status: 400,
        ...error('malformed'),
      });
    // Deeper than a reader of GraphQL can follow.
    for (const caller of [eero, await visitor('kaari', null)])
      expect(await caller.get(address('{a'.repeat(4_000)), { headers: ACCEPT })).toMatchObject({
        status: 400,
        ...error('malformed'),
      });
    expect(await eero.get(address(START_CONVERSATION), { headers: ACCEPT })).toMatchObject({
      status: 405,
      ...error('methodNotAllowed'),
    });
    expect(await (await visitor('kaari', null)).get(address(THREADS), { headers: ACCEPT })).toMatchObject({
      status: 401,
      ...error('authenticationRequired'),
    });
    expect(await (await visitor('pikkujatti')).get(address(THREADS), { headers: ACCEPT })).toMatchObject({
      status: 403,
      ...error('forbidden'),
    });
    expect(
      await eero.send('POST', PATH, { body: MUTATION, headers: { ...ACCEPT, 'x-csrf-token': 'wrong' } }),
    ).toMatchObject({ status: 403, ...error('csrfFailed') });
  });

  test('searches and sends no more than a person does, and may do all else', async () => {
    const eero = await visitor();
    const statuses = async (times: number, ask: () => Promise<{ readonly status: number }>) => {
      const answers: number[] = [];
      for (let nth = 0; nth < times; nth++) answers.push((await ask()).status);
      return answers;
    };
    const search = address(SEARCH_THREADS);
    const variables = new URLSearchParams({ variables: '{"text":"kysymys"}' });
    const searched = await statuses(31, () => eero.get(`${search}&${variables}`, { headers: ACCEPT }));
    expect(searched).toEqual([...Array(30).fill(200), 429]);
    const message = { content: 'Hei', attachmentIds: [] };
    const body = { query: SEND_MESSAGE, variables: { threadId: '999999', message } };
    const sent = await statuses(21, () => eero.send('POST', PATH, { body, headers: ACCEPT }));
    expect(sent).toEqual([...Array(20).fill(200), 429]);
    // Without the media types of GraphQL it is the same call.
    expect(await eero.get(`${search}&${variables}`)).toMatchObject({ status: 429 });
    expect(await eero.get(address(UNREAD_COUNT), { headers: ACCEPT })).toMatchObject({ status: 200 });
  });
});
