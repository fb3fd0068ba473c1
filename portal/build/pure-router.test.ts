import { expect, test } from 'vitest';
import { markPure } from './pure-router.ts';

test('marks what the router makes while it loads, and keeps everything else', () => {
  const source = [
    'const Link = React$1.forwardRef(function Link(props) { return props.displayName; });',
    'Link.displayName = "Link";',
    'const Routes = React.memo(DataRoutes);',
    'const RouteContext = createContext(null);',
    'React$1.useEffect(() => {});',
    'route.displayName = name;',
  ].join('\n');
  expect(markPure(source).split('\n')).toEqual([
    'const Link = /* @__PURE__ */ React$1.forwardRef(function Link(props) { return props.displayName; });',
    '',
    'const Routes = /* @__PURE__ */ React.memo(DataRoutes);',
    'const RouteContext = /* @__PURE__ */ createContext(null);',
    'React$1.useEffect(() => {});',
    'route.displayName = name;',
  ]);
});
