import type { ComponentType } from 'react';
import type { Messages, useTranslations } from 'use-intl';
import type { PageRequest, PublicBrand } from '#contract/pages/render.ts';
import type { PageKey } from '#contract/routes/route-params.ts';
import type { PageMatch } from '#contract/routes/routes.ts';
import type { AnswerOf, InputArgument, ReadKey } from '../calls/api.ts';
import type { DeclaredCall } from '../calls/call.ts';

/** A feature's folder name, or `shell`. */
export type Namespace = keyof Messages & string;

type Section<Tree, Name extends keyof Tree & string = keyof Tree & string> = {
  [Key in Name]: Key | (Tree[Key] extends string ? never : `${Key}.${keyof Tree[Key] & string}`);
}[Name];

/** All messages of a namespace, or some of them: `prescriptions`, `prescriptions.list`, `prescriptions.list.title`. */
export type MessagePart = { [Name in Namespace]: Name | `${Name}.${Section<Messages[Name]>}` }[Namespace];

/** Reads any message of the page's namespaces by its whole key: `t('booking.landing.title')`. */
export type Translate = ReturnType<typeof useTranslations<never>>;

export interface TitleContext<Key extends PageKey> {
  readonly visit: PageMatch<Key>;
  readonly brand: PublicBrand;
  /** The answer of a call that the page declares, if it is loaded already. */
  readonly answer: <Read extends ReadKey>(
    key: Read,
    ...input: InputArgument<Read>
  ) => AnswerOf<Read> | undefined;
}

/** A page as its feature declares it. `Component` is rendered inside the page key's layout. */
export interface PageDefinition<Key extends PageKey = PageKey> {
  /** The page, or the pages that differ only in their address. */
  readonly key: Key | readonly Key[];
  /** Its messages, mostly by whole namespaces; `shell` is always included. */
  readonly messages: readonly MessagePart[];
  /** Reads to answer before the page is rendered. */
  readonly calls?: (visit: PageMatch<Key>, request: PageRequest) => readonly DeclaredCall[];
  /**
   * Source modules of what this address shows beyond the page's own code, such as the open tab: they come with the
   * document, and with them their styles.
   */
  readonly parts?: (visit: PageMatch<Key>) => readonly string[];
  /**
   * Source modules of parts that the server writes although their code comes later (`LazyPart` with `isServed`): without
   * their styles in the document they would move the page when these arrive.
   */
  readonly written?: (visit: PageMatch<Key>, brand: PublicBrand) => readonly string[];
  /** Title of the document, without the brand's name, which the shell adds. */
  readonly title: (t: Translate, context: TitleContext<Key>) => string;
  /** Description for search engines, of pages that they may index. */
  readonly description?: (t: Translate, context: TitleContext<Key>) => string;
  /**
   * The page's facts for search engines, by the vocabulary of schema.org; undefined while they are not known.
   *
   * @param url makes a whole address of a path of the portal
   */
  readonly structuredData?: (
    context: TitleContext<Key>,
    url: (path: string) => string,
  ) => Readonly<Record<string, unknown>> | undefined;
  /** Default: `noindex` on every page that only some people may see. */
  readonly robots?: string;
  readonly Component: ComponentType<{ readonly visit: PageMatch<Key> }>;
}

/** Declares a page; a page module exports the result as `page`. */
export function definePage<Key extends PageKey>(definition: PageDefinition<Key>): PageDefinition<Key> {
  return definition;
}
