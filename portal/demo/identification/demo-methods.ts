import { fileURLToPath } from 'node:url';

/** Invented banks with logos of our own, and the mobile certificate: for those who try the portal out. */
export const DEMO_METHODS_FILE = fileURLToPath(new URL('methods.json', import.meta.url));
