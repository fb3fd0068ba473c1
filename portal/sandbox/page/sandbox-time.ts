const format = new Intl.DateTimeFormat('fi-FI', {
  timeZone: 'Europe/Helsinki',
  dateStyle: 'short',
  timeStyle: 'medium',
});

/** An ISO moment as the sandbox's pages show it, in Helsinki time. */
export function sandboxTime(iso: string): string {
  return format.format(new Date(iso));
}
