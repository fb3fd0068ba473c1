/** A mask: full down to the edge, then what a drawing of 480 by 24 keeps, in one or several pieces beside each other. */
function edgeOf(edge: string, width: string, repeat: string, path: string): string {
  const drawing =
    `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 480 24' preserveAspectRatio='none'%3E` +
    `%3Cpath d='${path}'/%3E%3C/svg%3E")`;
  // One pixel below the edge: without it a hairline is seen between the two.
  return (
    `linear-gradient(#000 0 0) top / 100% calc(100% - ${edge} + 1px) no-repeat, ` +
    `${drawing} bottom / ${width} ${edge} ${repeat}`
  );
}

/** How the opening of an entry page may end below: each with the height that it takes. */
export const EDGES = {
  straight: { edge: '0rem', mask: 'none' },
  /** A swell of the sea. */
  wave: {
    edge: '1.25rem',
    mask: edgeOf(
      '1.25rem',
      '26rem',
      'round no-repeat',
      'M0 0h480v10c-60 0-60 14-120 14s-60-14-120-14-60 14-120 14S60 10 0 10Z',
    ),
  },
  /** The top of a hill, upside down. */
  curve: { edge: '2rem', mask: edgeOf('2rem', '100%', 'no-repeat', 'M0 0h480Q240 48 0 0Z') },
  slant: { edge: '2.5rem', mask: edgeOf('2.5rem', '100%', 'no-repeat', 'M0 0h480L0 24Z') },
} as const;
