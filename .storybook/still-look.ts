/**
 * Ends all movement: a change that fades in would still look like what was before it.
 * @returns lets it move again
 */
export function stillLook(): () => void {
  const still = new CSSStyleSheet();
  still.replaceSync('*, *::before, *::after { transition: none !important; animation: none !important; }');
  document.adoptedStyleSheets.push(still);
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== still);
  };
}
