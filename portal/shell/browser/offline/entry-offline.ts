import { showKept } from './show-kept.ts';

// A failure is an unhandled rejection, which the console shows; the page says what it says without it.
void showKept();
