/**
 * The docstrings of a module of tokens, by the path of the token: `color.action.text` → 'On the three above.'
 * @param source text of a module whose tokens are object literals in constants
 */
export function readDocs(source: string): ReadonlyMap<string, string> {
  const docs = new Map<string, string>();
  const path: string[] = [];
  let doc: string | null = null;
  const tokens = source.matchAll(
    /\/\*\*(?<doc>[\s\S]*?)\*\/|(?<skip>\/\/[^\n]*|'[^']*'|`[^`]*`)|(?:export const )?(?<key>\w+)(?:: | = )(?<open>\{)?|(?<close>\})/g,
  );
  for (const { groups = {} } of tokens) {
    if (groups.doc !== undefined) doc = sentence(groups.doc);
    else if (groups.key !== undefined) {
      if (doc) docs.set([...path, groups.key].join('.'), doc);
      doc = null;
      if (groups.open) path.push(groups.key);
    } else if (groups.close) path.pop();
  }
  return docs;
}

function sentence(comment: string): string {
  return comment
    .split('\n')
    .map((line) => line.replace(/^\s*\*?\s*/, '').trim())
    .filter(Boolean)
    .join(' ');
}
