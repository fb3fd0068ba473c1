import type { Plugin } from 'vite';
import { type Unused, withoutUnused } from './without-unused.ts';

/**
 * What React DOM can do and no page here does, in the words of its code. React decides on such things by flags when it
 * is built itself, and publishes no build with fewer of them.
 */
export const UNUSED: Unused = {
  /** Kinds of nodes in React's tree, in this order: profiler, suspense list, head's element, html/head/body, view transition, activity. */
  tags: [12, 19, 26, 27, 30, 31],
  /** The elements that such nodes are made of, where a page names them. */
  types: [
    'REACT_PROFILER_TYPE',
    'REACT_SUSPENSE_LIST_TYPE',
    // Its own code is in none of React's builds: it runs into the next.
    'REACT_LEGACY_HIDDEN_TYPE',
    'REACT_VIEW_TRANSITION_TYPE',
    'REACT_ACTIVITY_TYPE',
  ],
  /** Variables and functions that only view transitions and refs on fragments make true. */
  neverTrue: ['shouldStartViewTransition', 'inUpdateViewTransition', 'isFragmentInstanceParent'],
  /** The priorities at which a change may be shown as a view transition. */
  lanes: 335_544_064,
  /** What a ref on a fragment is given. */
  fragmentRef: 'FragmentInstance',
  /** How the functions of `react-dom` that tell the browser to fetch something are carried out. */
  hints: [
    'prefetchDNS',
    'preconnect',
    'preload',
    'preloadModule',
    'preinitScript',
    'preinitStyle',
    'preinitModuleScript',
  ],
};

/** Leaves what is `UNUSED` out of the browser's React DOM. */
export function smallerReact(): Plugin {
  return {
    name: 'smaller-react',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /\/react-dom-client\.production\.js$/ },
      handler: (code) => ({ code: withoutUnused(code, UNUSED), map: null }),
    },
  };
}
