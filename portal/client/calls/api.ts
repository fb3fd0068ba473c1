import type { z } from 'zod';
import type { Endpoint, SuccessBody } from '#contract/calls/endpoint.ts';

/**
 * Every call of the product by its key. Each feature adds its endpoint table to it (`feature.ts`), so that a page's
 * calls are typed without a page knowing another feature.
 */
// biome-ignore lint/suspicious/noEmptyInterface: see above
export interface ApiEndpoints {}

export type ApiKey = keyof ApiEndpoints & string;
export type ReadKey = Extract<ApiKey, `GET ${string}`>;
export type ChangeKey = Exclude<ApiKey, ReadKey>;

type EndpointOf<Key extends ApiKey> = ApiEndpoints[Key] extends Endpoint ? ApiEndpoints[Key] : never;

type Part<E extends Endpoint, Name extends 'params' | 'query' | 'body'> =
  NonNullable<E[Name]> extends z.ZodUndefined
    ? unknown
    : object extends z.input<NonNullable<E[Name]>>
      ? { readonly [Key in Name]?: z.input<NonNullable<E[Name]>> }
      : { readonly [Key in Name]: z.input<NonNullable<E[Name]>> };

/** A call's input: `params`, `query` and `body`, if its endpoint has them. */
export type InputOf<Key extends ApiKey> = Part<EndpointOf<Key>, 'params'> &
  Part<EndpointOf<Key>, 'query'> &
  Part<EndpointOf<Key>, 'body'>;

/** The input as an argument, optional where nothing in it is required. */
export type InputArgument<Key extends ApiKey> =
  object extends InputOf<Key> ? [input?: InputOf<Key>] : [input: InputOf<Key>];

/** The body of a 200 answer. */
export type AnswerOf<Key extends ApiKey> = SuccessBody<EndpointOf<Key>>;
