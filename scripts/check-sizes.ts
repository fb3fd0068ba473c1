import { sizesTable } from './bench/sizes.ts';
import { oversized, pageSizes } from './page-sizes.ts';

// The limit of a first load is a promise: a page that breaks it fails the tests.
const sizes = await pageSizes();
console.log(sizesTable(sizes));
const sentences = oversized(sizes);
for (const sentence of sentences) console.error(sentence);
process.exit(sentences.length > 0 ? 1 : 0);
