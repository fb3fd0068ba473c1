export interface Task {
  readonly needs: 'product' | 'tools';
  readonly command: readonly string[];
  /** Of a tool: what `--help` prints; the rest answer by themselves. */
  readonly usage?: string;
}

export const TASKS: Readonly<Record<string, Task>>;
