import { hydrateRoot } from 'react-dom/client';
import { Welcome } from './Welcome.tsx';

const root = document.getElementById('root');
if (root) hydrateRoot(root, <Welcome />);
