import type { Members } from './without-members.ts';
import type { Unused } from './without-unused.ts';

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
  neverTrue: [
    // Only view transitions and refs on fragments make these true.
    'shouldStartViewTransition',
    'inUpdateViewTransition',
    'isFragmentInstanceParent',
    // No page has elements with names of its own.
    'isCustomElement',
    // Only for browsers without composition events.
    'useFallbackCompositionData',
  ],
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

/** Hooks that nobody calls; under the same names in React and where React DOM carries them out. */
const HOOKS = ['useActionState', 'useDeferredValue', 'useImperativeHandle', 'useOptimistic', 'useTransition'];

/** What nobody takes of React's files, and what their functions need not do, by the names of the files. */
export const UNUSED_MEMBERS: Readonly<Record<string, Members>> = {
  'react.production.js': {
    members: [
      ...HOOKS,
      'Activity',
      'Profiler',
      'PureComponent',
      'StrictMode',
      'ViewTransition',
      '__COMPILER_RUNTIME',
      'addTransitionType',
      'cache',
      'cacheSignal',
      'createRef',
      'lazy',
      'unstable_useCacheRefresh',
    ],
    bodies: {},
  },
  'react-dom.production.js': {
    members: [
      'browser',
      'preconnect',
      'prefetchDNS',
      'preinit',
      'preinitModule',
      'preload',
      'preloadModule',
      'requestFormReset',
      'unstable_batchedUpdates',
      'useFormState',
      'useFormStatus',
    ],
    bodies: {},
  },
  'react-dom-client.production.js': {
    members: [
      ...HOOKS,
      'findDOMNode',
      'unstable_scheduleHydration',
      'useCacheRefresh',
      'useFormState',
      'useHostTransitionStatus',
      'useMemoCache',
    ],
    bodies: {
      // Nobody reads in which components an error was thrown.
      getStackByFiberInDevAndProd: "return ''",
      // Functions as the action of a form.
      extractEvents$1: '',
      scheduleReplayQueueIfNeeded: '',
      requestFormReset$1: '',
      // For browsers older than those that the portal is for.
      getVendorPrefixedEventName: 'return eventName',
      getFallbackBeforeInputChars: 'return null',
      // The browser's own sign of a transition, which React has not switched on.
      defaultOnDefaultTransitionIndicator: '',
      // Only within a view transition are images and styles waited for.
      preloadInstanceAndSuspendIfNeeded: '',
      accumulateSuspenseyCommitOnFiber: '',
      waitForCommitToBeReady: 'return null',
    },
  },
};
