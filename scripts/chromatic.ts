import { buildStorybook } from './storybook.ts';

// Hands the built Storybook to Chromatic, for a team that has the service: `npm run chromatic`. The stories and modes are
// those of `npm run test:visual`: both read `parameters.chromatic`. Flags of its own go behind `--`.
const projectToken = process.env.CHROMATIC_PROJECT_TOKEN;
if (!projectToken) {
  console.error(
    'CHROMATIC_PROJECT_TOKEN is not set. Chromatic is a service for which a project needs a token; ' +
      'without one, `npm run test:visual` compares the same pictures on this machine.',
  );
  process.exit(1);
}
const folder = await buildStorybook();
const { run } = await import('chromatic/node');
const { code } = await run({
  argv: ['--project-token', projectToken, '--storybook-build-dir', folder, ...process.argv.slice(2)],
});
process.exit(code ?? 1);
