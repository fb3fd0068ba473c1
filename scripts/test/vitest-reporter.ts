import { relative } from 'node:path';
import type { Reporter, TestCase, TestModule } from 'vitest/node';
import { tell } from './progress-message.ts';

type Thrown = ReturnType<TestModule['errors']>[number];

/** Tells `npm test` of each test as it ends; files are what is known to be planned before any is read. */
export default class ProgressReporter implements Reporter {
  onTestRunStart(files: readonly unknown[]): void {
    tell({ type: 'planned', count: files.length, unit: 'files' });
  }

  onTestModuleStart(module: TestModule): void {
    tell({ type: 'began', title: pathOf(module) });
  }

  onTestCaseReady(test: TestCase): void {
    tell({ type: 'began', title: titleOf(test) });
  }

  onTestCaseResult(test: TestCase): void {
    tell({ type: 'ended', title: titleOf(test) });
    const { state, errors } = test.result();
    if (state === 'passed') tell({ type: 'passed' });
    if (state === 'failed') fail(titleOf(test), errors, pathOf(test.module));
  }

  onTestModuleEnd(module: TestModule): void {
    // A file that cannot be read, and a hook outside of every test, fail without a test that does.
    const suites = [...module.children.allSuites()].flatMap((suite) => suite.errors());
    const errors = [...module.errors(), ...suites];
    if (errors.length > 0) fail(pathOf(module), errors, pathOf(module));
    tell({ type: 'ended', title: pathOf(module) });
    tell({ type: 'done' });
    tell({ type: 'took', file: pathOf(module), milliseconds: module.diagnostic().duration });
  }

  onTestRunEnd(_: readonly TestModule[], unhandled: readonly Thrown[]): void {
    for (const error of unhandled) fail('Outside of every test', [error]);
  }
}

const pathOf = (module: TestModule): string => relative(process.cwd(), module.moduleId);

const titleOf = (test: TestCase): string => `${pathOf(test.module)} > ${test.fullName}`;

function fail(title: string, errors: readonly Thrown[], file?: string): void {
  const details = errors.map(({ message, stack, diff }) =>
    [stack ?? message, diff].filter(Boolean).join('\n'),
  );
  tell({ type: 'failed', failure: { title, ...(file && { file }), details: details.join('\n\n') } });
}
