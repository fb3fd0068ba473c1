import { fileURLToPath } from 'node:url';
import { ContrastError } from '../tokens/src/derive/derive-brand.ts';
import { refuse } from './command-line.ts';
import { createBrand } from './new-brand/create-brand.ts';
import { InputError } from './new-brand/input-error.ts';
import { USAGE } from './new-brand/read-input.ts';

// A whole brand from one or two colours:
// npm run new-brand -- revontuli --name Revontuli --action '#5b2bd9' --accent '#3ddc97'
if (process.argv.includes('--help')) {
  console.log(USAGE);
  process.exit(0);
}
try {
  const { id, name, paths } = createBrand(
    process.argv.slice(2),
    fileURLToPath(new URL('..', import.meta.url)),
  );
  console.log(
    [
      `${name} is there; every pair of its colours holds, in light and in dark.`,
      ...paths.map((path) => `  ${path}`),
      '',
      `See it:    npm run dev, then http://${id}.localhost:3000; npm run storybook, then the brand in the toolbar`,
      `Make it your own:    the logo and the drawings in design-system/src/brands/${id}.{tsx,svg}`,
      `Before production:   the settings in portal/brands/${id}.ts; its sample values are refused there`,
    ].join('\n'),
  );
} catch (error) {
  if (!(error instanceof InputError || error instanceof ContrastError)) throw error;
  refuse(error.message);
}
