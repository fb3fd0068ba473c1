import { type ESTree, parseSync, Visitor } from 'vite';
import { type Edit, edited } from './edits.ts';

/** What is cut out of React DOM, in the words of its code. */
export interface Unused {
  /** Kinds of nodes in React's tree. */
  readonly tags: readonly number[];
  /** The elements that such nodes are made of, where a page names them. */
  readonly types: readonly string[];
  /** Variables and functions that nothing else makes true. */
  readonly neverTrue: readonly string[];
  /** A set of priorities in which no change is. */
  readonly lanes: number;
  /** What a ref on a fragment is given. */
  readonly fragmentRef: string;
  /** What carries out the functions of `react-dom` that tell the browser to fetch something. */
  readonly hints: readonly string[];
}

/**
 * Cuts every way to what is unused; the minifier then drops the code to which none leads.
 *
 * @param code React DOM's production build
 * @param unused what to cut
 * @throws Error if something to cut is not there: React DOM has changed
 */
export function withoutUnused(code: string, unused: Unused): string {
  const edits: Edit[] = [];
  const cuts = new Set<unknown>();
  const cut = (name: unknown, { start, end }: ESTree.Span, text: string) => {
    cuts.add(name);
    edits.push([start, end, text]);
  };
  /** Where the bodies of the functions around the visited place begin. */
  const bodies: number[] = [];
  const enter = ({ body }: { readonly body: ESTree.Span | null }) => bodies.push((body?.start ?? 0) + 1);
  const leave = () => bodies.pop();
  const cutCondition = (condition: ESTree.Expression) => {
    const name = nameOf(condition);
    if (isOneOf(unused.neverTrue, name)) cut(name, condition, '!1');
  };

  new Visitor({
    FunctionDeclaration: enter,
    FunctionExpression: enter,
    'FunctionDeclaration:exit': leave,
    'FunctionExpression:exit': leave,
    SwitchStatement({ discriminant, cases }) {
      let isReached = false;
      for (const each of cases) {
        const name = unusedCase(unused, code, discriminant, each);
        if (name !== undefined && isReached) {
          // The case before runs into this one, so only its label goes.
          cut(name, { start: each.start, end: each.consequent[0]?.start ?? each.end }, '');
        } else if (name !== undefined) {
          cut(name, each, '');
          // Other cases may use what this one declares.
          const [body, declared] = [bodies.at(-1) ?? 0, varsIn(each)];
          if (declared.length > 0) edits.push([body, body, `var ${declared.join()};`]);
          continue;
        }
        isReached = !endsElsewhere(each);
      }
    },
    BinaryExpression(compared) {
      const { left, operator, right } = compared;
      const tag = isTag(left) ? literalOf(right) : isTag(right) ? literalOf(left) : undefined;
      if (isOneOf(unused.tags, tag)) cut(tag, compared, operator === '===' ? '!1' : '!0');
      const lanes = left.type === 'BinaryExpression' ? literalOf(left.right) : undefined;
      if (lanes === unused.lanes) cut(lanes, compared, '!1');
    },
    AssignmentExpression({ left, right }) {
      if (nameOf(left) !== 'fiberTag' || right.type !== 'ConditionalExpression') return;
      let kept: ESTree.Expression = right;
      while (kept.type === 'ConditionalExpression' && isOneOf(unused.tags, literalOf(kept.consequent)))
        kept = kept.alternate;
      cut('fiberTag', right, code.slice(kept.start, kept.end));
    },
    ConditionalExpression: ({ test }) => cutCondition(test),
    LogicalExpression({ left, right }) {
      cutCondition(left);
      cutCondition(right);
    },
    CallExpression(call) {
      if (isOneOf(unused.neverTrue, nameOf(call.callee))) cut(nameOf(call.callee), call, '!1');
    },
    ExpressionStatement(statement) {
      if (code.startsWith(`${unused.fragmentRef}.prototype.`, statement.start))
        cut('prototype', statement, '');
    },
    Property({ key, value }) {
      // What `react-dom` itself does before there is a root, which is nothing.
      if (isOneOf(unused.hints, nameOf(value)))
        cut(nameOf(value), value, `previousDispatcher.${nameOf(key)}`);
    },
  }).visit(parseSync('react-dom-client.js', code, { preserveParens: false }).program);

  const names = [...Object.values(unused).flat(), 'prototype', 'fiberTag'];
  const missing = names.filter((name) => !cuts.has(name));
  if (missing.length > 0) throw new Error(`React DOM has changed and no longer has ${missing.join(', ')}`);
  return edited(code, edits);
}

/** What makes a case an unused one, if it is. */
function unusedCase(
  unused: Unused,
  code: string,
  of: ESTree.Expression,
  { test, start, end }: ESTree.SwitchCase,
) {
  if (code.slice(start, end).includes(`new ${unused.fragmentRef}(`)) return unused.fragmentRef;
  if (!test) return undefined;
  const [names, name] = isTag(of) ? [unused.tags, literalOf(test)] : [unused.types, nameOf(test)];
  return isOneOf(names, name) ? name : undefined;
}

/** Whether what follows a case is never reached from it. */
function endsElsewhere({ consequent }: ESTree.SwitchCase): boolean {
  return /^(?:Break|Return|Throw|Continue)Statement$/.test(consequent.at(-1)?.type ?? '');
}

/** The variables that a case declares for the function around it. */
function varsIn(each: ESTree.SwitchCase): readonly string[] {
  const names: string[] = [];
  let depth = 0;
  const enter = () => depth++;
  const leave = () => depth--;
  new Visitor({
    FunctionExpression: enter,
    'FunctionExpression:exit': leave,
    VariableDeclarator({ id }) {
      if (depth === 0 && id.type === 'Identifier') names.push(id.name);
    },
  }).visit({ type: 'Program', body: each.consequent } as ESTree.Program);
  return names;
}

function isTag(node: ESTree.Node): boolean {
  return node.type === 'MemberExpression' && nameOf(node.property) === 'tag';
}

function nameOf(node: ESTree.Node): string | undefined {
  return node.type === 'Identifier' ? node.name : undefined;
}

function literalOf(node: ESTree.Node): unknown {
  return node.type === 'Literal' ? node.value : undefined;
}

function isOneOf(names: readonly unknown[], name: unknown): boolean {
  return names.includes(name);
}
