/** A4, in points, and what is left free around the text. */
export const PAPER = { width: 595.28, height: 841.89, side: 56, top: 60, bottom: 64 } as const;
export const LINE_WIDTH = PAPER.width - 2 * PAPER.side;
export const LINE_HEIGHT = 1.4;

/** Text that is not the brand's colour: close to black, and what is quieter, still 7:1 on white. */
export const INK = { text: '#1c2b36', quiet: '#4a5560', line: '#b9c4cc' } as const;
