/** What `node --import` takes, so that a process writes at its end how much memory it has had at most. */
export const MEMORY =
  'data:text/javascript,process.on("exit",()=>console.error("peak",process.resourceUsage().maxRSS))';

/** The megabytes in a line that such a process has written; null: it is another line. */
export function peakIn(line: string): number | null {
  const [, kilobytes] = /^peak (\d+)$/.exec(line) ?? [];
  return kilobytes === undefined ? null : (Number(kilobytes) * 1024) / 1e6;
}
