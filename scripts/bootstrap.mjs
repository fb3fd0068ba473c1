// Runs with any Node from 20 on: brings what the task needs, then hands over to it.
// Everything after this file runs on the pinned Node, or on a newer one that is there.

import { spawn } from 'node:child_process';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { install } from './install.mjs';
import { TASKS } from './tasks.mjs';

/** The first that runs the sources as they are. */
const NEEDED_NODE = { major: 24, minor: 2 };
/** The registry carries Node for these alone. */
const NODE_COMES_ALONG = process.platform === 'linux' && ['x64', 'arm64'].includes(process.arch);

const root = fileURLToPath(new URL('..', import.meta.url));
const [name = '', ...rest] = process.argv.slice(2);
const task = TASKS[name];
if (!task) fail(`There is no task "${name}"; there are: ${Object.keys(TASKS).join(', ')}.`, 2);
if (task.usage) readOptions(task);

const isNodeNeeded = !isNewEnough(process.versions.node);
if (isNodeNeeded && !NODE_COMES_ALONG) {
  fail(`On this system Node ${NEEDED_NODE.major}.${NEEDED_NODE.minor} or newer has to be installed first.`);
}
try {
  install(task.needs, isNodeNeeded);
} catch (error) {
  fail(error.message);
}
const [command, ...args] = task.command;
run(command, [...args, ...rest]);

function isNewEnough(version) {
  const [major, minor] = version.split('.').map(Number);
  return major > NEEDED_NODE.major || (major === NEEDED_NODE.major && minor >= NEEDED_NODE.minor);
}

function run(command, args) {
  const bins = [join(root, 'node_modules/.bin'), dirname(process.execPath)];
  const child = spawn(command, args, {
    cwd: root,
    env: { ...process.env, PATH: [...bins, process.env.PATH].join(delimiter) },
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  // A stop sent to this process alone must reach the task.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('error', () => fail(`"${command}" could not be started.`));
  child.on('exit', (code, signal) => process.exit(signal ? 1 : code));
}

/** Of a tool, which would answer in its own way: help with code 0, what it does not take with code 2. */
function readOptions({ usage, options }) {
  if (rest.includes('--help')) {
    console.log(usage);
    process.exit(0);
  }
  try {
    parseArgs({ args: rest, options, allowPositionals: true });
  } catch (error) {
    fail(`${error.message.split('. ')[0].replace(/\.$/, '')}; --help says how it is called.`, 2);
  }
}

function fail(sentence, code = 1) {
  console.error(sentence);
  process.exit(code);
}
