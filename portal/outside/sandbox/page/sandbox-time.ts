const format = new Intl.DateTimeFormat('fi-FI', {
  timeZone: 'Europe/Helsinki',
  dateStyle: 'short',
  timeStyle: 'medium',
});

/** An ISO instant as on the sandbox's pages, in Helsinki time. */
export function sandboxTime(iso: string): string {
  return format.format(new Date(iso));
}
