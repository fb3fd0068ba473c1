/**
 * A page skips a font that loads late (`font-display: optional`), so which one a story shows would depend on the
 * network: stories wait for all of them first.
 */
export async function loadFonts(): Promise<void> {
  const own = [...document.fonts].filter(({ display }) => display === 'optional');
  await Promise.all(own.map((face) => face.load()));
}
