import { type ReactNode, useLayoutEffect, useState } from 'react';
import { UNSAFE_createBrowserHistory as createBrowserHistory, Router } from 'react-router';

/**
 * The declarative router on the browser's history: what `BrowserRouter` does with transitions switched off. Importing
 * that would bring 6 kB of links and forms for the router's data mode along, which no page here uses.
 */
export function BrowserHistory({ children }: { readonly children: ReactNode }): ReactNode {
  const [history] = useState(() => createBrowserHistory({ v5Compat: true }));
  const [{ location, action }, setState] = useState({ location: history.location, action: history.action });
  useLayoutEffect(() => history.listen(setState), [history]);
  return (
    <Router location={location} navigationType={action} navigator={history}>
      {children}
    </Router>
  );
}
