import compile from 'icu-minify/compile';

/** Kinds of a compiled argument (icu-minify), by number from 1. */
const KINDS = ['select', 'plural', 'selectordinal', 'number', 'date', 'time'];

/**
 * Arguments of a message: `count:plural`, `name`, `<link>`. Parses, so only the server and the tests use it.
 *
 * @throws Error if the text is no ICU message
 */
export function placeholdersOf(message: string): readonly string[] {
  return [...new Set(ofNodes(compile(message)))].sort();
}

/** Of a compiled message, which is a text or a list of nodes. */
function ofNodes(nodes: unknown): string[] {
  return Array.isArray(nodes) ? nodes.flatMap(ofNode) : [];
}

/** Of a node: a text, an argument `[name]` or `[name, kind, options]`, or a tag `[name, …nodes]`. */
function ofNode(node: unknown): string[] {
  if (!Array.isArray(node)) return [];
  const [name, kind, options] = node;
  if (node.length === 1) return [name];
  const kindName = typeof kind === 'number' ? KINDS[kind - 1] : undefined;
  if (!kindName) return [`<${name}>`, ...ofNodes(node.slice(1))];
  const chosen = options !== null && typeof options === 'object' ? Object.values(options) : [];
  return [`${name}:${kindName}`, ...chosen.flatMap(ofNodes)];
}
