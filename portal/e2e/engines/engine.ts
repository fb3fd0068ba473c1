/** What a person does with a pointer or keys, as W3C WebDriver and WebDriver BiDi both have it. */
export type Actions = readonly {
  readonly type: 'pointer' | 'key';
  readonly id: string;
  readonly actions: readonly object[];
}[];

/** A browser of another engine than the one that the suites run in, with one page. */
export interface Engine {
  /** Name and version, as the browser says. */
  readonly version: string;
  /** Opens an address and waits for its document. */
  open(url: string): Promise<void>;
  /** What an expression is worth in the page, as JSON. */
  read(expression: string): Promise<unknown>;
  perform(actions: Actions): Promise<void>;
  close(): Promise<void>;
}

/** Starts an engine. Null: it is not installed here. */
export type StartEngine = () => Promise<Engine | null>;
