import { rotateKeysIn } from '#outside/identification/client/client-keys.ts';

/** Changes the keys in a file, or makes the file: a running portal continues with the new ones. */
async function main(file: string | undefined): Promise<void> {
  if (!file) throw new Error('Which file? Give the path that IDENTIFICATION_KEYS_FILE names.');
  await rotateKeysIn(file);
}

main(process.argv[2]).catch((error: Error) => {
  console.error(error.message);
  process.exit(1);
});
