import { readFileSync } from 'node:fs';

/** Clock ticks per second in Linux's counters; the same on every platform that it runs on. */
const TICKS = 100;

/** Processor time of a process in milliseconds, all of its threads; NaN where the system does not report it. */
export function processorTime(pid: number): number {
  if (process.platform !== 'linux') return Number.NaN;
  // The command's name may contain spaces: https://man7.org/linux/man-pages/man5/proc_pid_stat.5.html
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ');
  const [user, system] = [Number(fields[11]), Number(fields[12])];
  return ((user + system) * 1000) / TICKS;
}
