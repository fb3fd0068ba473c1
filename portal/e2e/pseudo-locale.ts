/**
 * Runs in the browser before the page's own scripts: writes every letter of the messages in another alphabet
 * (full-width Latin), so that the page is rendered from them alone. Ordinary letters that remain did not come
 * from the messages.
 */
export function installPseudoLocale(): void {
  // Kinds of arguments whose options are messages themselves: select, plural, selectordinal (icu-minify).
  const branching = [1, 2, 3];
  const pseudoText = (text: string) =>
    text
      .normalize('NFD')
      .replaceAll(/[A-Za-z]/g, (letter) => String.fromCodePoint((letter.codePointAt(0) ?? 0) + 0xfee0));

  /** A compiled message, or an option of one: a text, or a list of its parts. */
  function pseudoMessage(message: unknown): unknown {
    if (typeof message === 'string') return pseudoText(message);
    return Array.isArray(message) ? message.map(pseudoPart) : message;
  }

  function pseudoPart(part: unknown): unknown {
    if (!Array.isArray(part) || part.length === 1) return Array.isArray(part) ? part : pseudoMessage(part);
    const [name, kind, ...rest] = part;
    if (branching.includes(kind)) {
      const options = Object.entries(rest[0]).map(([key, option]) => [key, pseudoMessage(option)]);
      return [name, kind, Object.fromEntries(options)];
    }
    // A number or a date has a format; a tag surrounds texts.
    return typeof kind === 'number' ? part : [name, ...[kind, ...rest].map(pseudoPart)];
  }

  function pseudoTree(node: unknown): unknown {
    if (typeof node !== 'object' || Array.isArray(node) || node === null) return pseudoMessage(node);
    return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, pseudoTree(value)]));
  }

  const { parse } = JSON;
  JSON.parse = (text: string, reviver?: (this: unknown, key: string, value: unknown) => unknown) => {
    const value = parse(text, reviver);
    if (!value?.messages || !value.brand) return value;
    document.getElementById('root')?.replaceChildren();
    return { ...value, messages: pseudoTree(value.messages) };
  };
}

/** Every text of the open document, shown or read out. */
export function textsOfDocument(): string[] {
  const texts = [document.title];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!node.parentElement?.closest('script, style')) texts.push(node.textContent ?? '');
  }
  for (const name of [
    'aria-label',
    'aria-description',
    'aria-roledescription',
    'placeholder',
    'title',
    'alt',
  ]) {
    for (const element of document.body.querySelectorAll(`[${name}]`)) {
      texts.push(element.getAttribute(name) ?? '');
    }
  }
  return texts;
}
