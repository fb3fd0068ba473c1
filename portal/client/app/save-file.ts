/**
 * Saves a text on the device as a file: a phone opens a calendar file in its calendar. Made in the browser, so
 * that nothing about the patient has an address.
 */
export function saveFile(name: string, type: string, content: string): void {
  const url = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The download has to have started before its address is revoked.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
