import { type ESTree, parseSync, Visitor } from 'vite';
import { type Edit, edited } from './edits.ts';

/** What is taken out of one of React's files, in the words of its code. */
export interface Members {
  /** Names by which something is given away that nobody takes: properties of tables, and what is assigned to an object. */
  readonly members: readonly string[];
  /** Functions that have more to do in React than here, and what is left of each. */
  readonly bodies: Readonly<Record<string, string>>;
}

/**
 * Takes members away, and leaves of functions what is needed of them; the minifier then drops what only they used.
 *
 * @param code a file of React's production build
 * @throws Error if something is not there: React has changed
 */
export function withoutMembers(code: string, { members, bodies }: Members): string {
  const edits: Edit[] = [];
  const cuts = new Set<string>();
  const isCut = (name: string | undefined): name is string => name !== undefined && members.includes(name);

  new Visitor({
    ObjectExpression({ properties }) {
      for (const [index, property] of properties.entries()) {
        const name = property.type === 'Property' ? nameOf(property.key) : undefined;
        if (!isCut(name)) continue;
        cuts.add(name);
        edits.push([property.start, properties[index + 1]?.start ?? property.end, '']);
      }
    },
    ExpressionStatement({ expression, start, end }) {
      if (expression.type !== 'AssignmentExpression' || expression.left.type !== 'MemberExpression') return;
      const name = nameOf(expression.left.property);
      if (!isCut(name)) return;
      cuts.add(name);
      edits.push([start, end, '']);
    },
    FunctionDeclaration({ id, body }) {
      const left = id && Object.hasOwn(bodies, id.name) ? bodies[id.name] : undefined;
      if (!id || !body || left === undefined) return;
      cuts.add(id.name);
      edits.push([body.start, body.end, `{${left}}`]);
    },
  }).visit(parseSync('react.js', code, { preserveParens: false }).program);

  const missing = [...members, ...Object.keys(bodies)].filter((name) => !cuts.has(name));
  if (missing.length > 0) throw new Error(`React has changed and no longer has ${missing.join(', ')}`);
  return edited(code, edits);
}

function nameOf(node: ESTree.Node): string | undefined {
  return node.type === 'Identifier' ? node.name : undefined;
}
