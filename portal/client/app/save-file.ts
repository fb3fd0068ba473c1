/**
 * Hands a text to the device as a file: a phone opens a calendar file in its calendar. Made in the browser, so
 * that nothing about the patient has an address of its own.
 */
export function saveFile(name: string, type: string, content: string): void {
  const url = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The download has to have begun before its address goes.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
