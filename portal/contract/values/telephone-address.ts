/** The `tel:` address of a number in its printed form ('010 380 3838'). */
export function telephoneAddress(printed: string): string {
  return `tel:${printed.replace(/[^\d+]/g, '')}`;
}
