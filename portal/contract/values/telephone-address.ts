/** The `tel:` address of a number as it is printed ('010 380 3838'). */
export function telephoneAddress(printed: string): string {
  return `tel:${printed.replace(/[^\d+]/g, '')}`;
}
