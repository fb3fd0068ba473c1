import type { CDPSession, Page } from 'playwright';
import type { BrowserCommand } from 'vitest/node';

/** What of a press is seen: the pointer over it, or the button down as well. */
export type PressState = 'hover' | 'active';

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Makes the browser draw all elements that have an attribute in these states, as its developer tools do. */
    forcePress: (attribute: string, states: readonly PressState[]) => Promise<void>;
  }
}

interface DomNode {
  readonly nodeId: number;
  readonly attributes?: readonly string[];
  readonly children?: readonly DomNode[];
  readonly contentDocument?: DomNode;
  readonly shadowRoots?: readonly DomNode[];
}

/** A forced state ends with the session that has asked for it. */
const sessions = new WeakMap<Page, Promise<CDPSession>>();

export const forcePress: BrowserCommand<[attribute: string, states: readonly PressState[]]> = async (
  { page },
  attribute,
  states,
) => {
  const session = await sessionOf(page);
  const { root } = await session.send('DOM.getDocument', { depth: -1, pierce: true });
  for (const nodeId of idsOf(root, attribute)) {
    await session.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses: [...states] });
  }
};

function sessionOf(page: Page): Promise<CDPSession> {
  const known = sessions.get(page) ?? begin(page);
  sessions.set(page, known);
  return known;
}

async function begin(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  return session;
}

/** The story stands in a frame of the test's page. */
function idsOf(node: DomNode, attribute: string): number[] {
  const { nodeId, attributes = [], children = [], contentDocument, shadowRoots = [] } = node;
  const within = [...children, ...shadowRoots, ...(contentDocument ? [contentDocument] : [])];
  return [
    ...(attributes.includes(attribute) ? [nodeId] : []),
    ...within.flatMap((each) => idsOf(each, attribute)),
  ];
}
