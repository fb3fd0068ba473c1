import { readFileSync } from 'node:fs';

/** Clock ticks a second in which Linux counts; the same on every platform that it runs on. */
const TICKS = 100;

/** Milliseconds of processor time that a process has used, all of its threads; NaN where the system does not tell. */
export function processorTime(pid: number): number {
  if (process.platform !== 'linux') return Number.NaN;
  // The name of the command may hold spaces: https://man7.org/linux/man-pages/man5/proc_pid_stat.5.html
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ');
  const [user, system] = [Number(fields[11]), Number(fields[12])];
  return ((user + system) * 1000) / TICKS;
}
