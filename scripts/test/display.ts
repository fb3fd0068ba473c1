import type { WriteStream } from 'node:tty';
import type { Failure } from './progress-message.ts';
import type { Progress } from './run-suite.ts';

/** How often the line at the bottom of a terminal is drawn; and how often a plain log gets a line. */
const DRAWN_MS = 500;
const LOGGED_MS = 15_000;

/** Shows on `out` which suites run and how far they are: in place on a terminal, as a line now and then elsewhere. */
export class Display {
  readonly #out: Pick<WriteStream, 'write' | 'isTTY' | 'columns'>;
  readonly #began = performance.now();
  readonly #running = new Set<Progress>();
  readonly #timer: NodeJS.Timeout;

  constructor(out: Pick<WriteStream, 'write' | 'isTTY' | 'columns'>) {
    this.#out = out;
    this.#timer = setInterval(() => this.#tick(), out.isTTY ? DRAWN_MS : LOGGED_MS);
  }

  started(suite: Progress): void {
    this.#running.add(suite);
    if (this.#out.isTTY) this.#draw();
  }

  failed(suite: string, { title, details }: Failure): void {
    this.#print(`✗ ${suite}: ${title}\n${details.trim()}\n`);
  }

  ended(suite: Progress): void {
    this.#running.delete(suite);
    const { name, passed, failed, began } = suite;
    this.#print(`${failed > 0 ? '✗' : '✓'} ${name}: ${passed} passed, ${failed} failed (${clock(began)})`);
  }

  /** A test that failed, and passed when its file ran again. */
  flaky(title: string): void {
    this.#print(`≈ failed once, passed alone; to be mended first: ${title}`);
  }

  /** Shows nothing more but the last line. */
  close(line: string): void {
    clearInterval(this.#timer);
    this.#print(`\n${line}`);
  }

  #tick(): void {
    if (this.#out.isTTY) this.#draw();
    else if (this.#running.size > 0) this.#out.write(`… ${this.#line()}\n`);
  }

  #print(text: string): void {
    this.#erase();
    this.#out.write(`${text}\n`);
    if (this.#running.size > 0 && this.#out.isTTY) this.#draw();
  }

  #draw(): void {
    this.#erase();
    this.#out.write(this.#line().slice(0, (this.#out.columns ?? 80) - 1));
  }

  #erase(): void {
    if (this.#out.isTTY) this.#out.write('\r\x1b[K');
  }

  #line(): string {
    return [clock(this.#began), ...[...this.#running].map(howFar)].join(' · ');
  }
}

/** 'api 31 of 82 files, 640 passed, 1 failed'. */
function howFar({ name, planned, done, passed, failed }: Progress): string {
  const parts = planned ? [`${name} ${done} of ${planned.count} ${planned.unit}`] : [name];
  if (planned && planned.unit !== 'tests') parts.push(`${passed} passed`);
  if (failed > 0) parts.push(`${failed} failed`);
  return parts.join(', ');
}

/** What has passed since, in minutes and seconds: '2:05'. */
function clock(began: number): string {
  const seconds = Math.round((performance.now() - began) / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
