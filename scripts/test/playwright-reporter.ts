import { relative } from 'node:path';
import type { Reporter, Suite, TestCase, TestError, TestResult } from '@playwright/test/reporter';
import { tell } from './progress-message.ts';

/** Tells `npm test` of each test in the browser as it ends. */
export default class ProgressReporter implements Reporter {
  onBegin(_: unknown, suite: Suite): void {
    tell({ type: 'planned', count: suite.allTests().length, unit: 'tests' });
  }

  onTestBegin(test: TestCase): void {
    tell({ type: 'began', title: titleOf(test) });
  }

  onTestEnd(test: TestCase, { errors, duration }: Pick<TestResult, 'errors' | 'duration'>): void {
    const file = fileOf(test);
    tell({ type: 'ended', title: titleOf(test) });
    tell({ type: 'done' });
    tell({ type: 'took', file, milliseconds: duration });
    // One that passed after it had failed has failed.
    if (test.outcome() === 'expected') tell({ type: 'passed' });
    else if (test.outcome() !== 'skipped') fail(titleOf(test), errors, file);
  }

  onError(error: TestError): void {
    fail('Outside of every test', [error]);
  }

  /** The list or the line reporter prints. */
  printsToStdio(): boolean {
    return false;
  }
}

const fileOf = (test: TestCase): string => relative(process.cwd(), test.location.file);

function titleOf(test: TestCase): string {
  const [, , , ...names] = test.titlePath();
  return [fileOf(test), ...names].join(' > ');
}

function fail(title: string, errors: readonly TestError[], file?: string): void {
  const details = errors.map(({ message, stack, snippet }) =>
    [stack ?? message, snippet].filter(Boolean).join('\n'),
  );
  tell({ type: 'failed', failure: { title, ...(file && { file }), details: details.join('\n\n') } });
}
