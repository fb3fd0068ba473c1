import { renderToString } from 'react-dom/server';
import { Welcome } from './Welcome.tsx';

/** What the product's own server sends. */
export const html = renderToString(<Welcome />);
