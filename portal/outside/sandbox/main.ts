import { startSandbox } from './sandbox.ts';
import { readSandboxSettings } from './settings.ts';

/** Starts the sandbox as a process of its own; prints one sentence and exits with code 1 if it cannot. */
async function main(): Promise<void> {
  const settings = readSandboxSettings(process.env);
  const sandbox = await startSandbox(settings);
  console.log(`Sandbox: http://localhost:${settings.port}`);
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => sandbox.close().then(() => process.exit(0)));
  }
}

main().catch((error: NodeJS.ErrnoException) => {
  const taken =
    error.code === 'EADDRINUSE' &&
    'A port of the sandbox is taken; SANDBOX_PORT and SANDBOX_SMTP_PORT choose others.';
  console.error(taken || error.message);
  process.exit(1);
});
