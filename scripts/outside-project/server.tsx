import { renderToString } from 'react-dom/server';
import { Welcome } from './Welcome.tsx';

/** The page as the product's own server sends it. */
export const html = renderToString(<Welcome />);
