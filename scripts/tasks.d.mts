export interface Task {
  readonly needs: 'product' | 'tools';
  readonly command: readonly string[];
}

export const TASKS: Readonly<Record<string, Task>>;
