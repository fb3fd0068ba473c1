import { Agent, request } from 'node:http';
import type { LoadRequest } from './run-load.ts';

export interface SteadyLoad {
  readonly port: number;
  readonly requests: readonly LoadRequest[];
  readonly aSecond: number;
  readonly seconds: number;
  /** Maximum number of pending requests; more are not sent. */
  readonly connections: number;
  readonly onAnswer: (path: string, status: number, milliseconds: number) => void;
}

const TICK_MS = 2;
/** Number of client addresses on this machine: requests from one count as a single caller's. */
const CALLERS = 50;

/** Sends requests evenly, whether or not earlier ones have been answered, like people independent of each other. */
export async function steadyLoad(load: SteadyLoad): Promise<void> {
  const { port, requests, aSecond, seconds, connections, onAnswer } = load;
  const agent = new Agent({ keepAlive: true, maxSockets: Math.ceil(connections / CALLERS) });
  const began = performance.now();
  let asked = 0;
  let underWay = 0;

  function ask(): void {
    const wanted = requests[Math.floor(Math.random() * requests.length)];
    if (!wanted) return;
    const { path, headers } = wanted;
    const askedAt = performance.now();
    underWay += 1;
    const localAddress = `127.1.0.${1 + (asked % CALLERS)}`;
    const outgoing = request({ host: '127.0.0.1', port, agent, path, headers, localAddress }, (answer) => {
      answer.resume().on('end', () => onAnswer(path, answer.statusCode ?? 0, performance.now() - askedAt));
    });
    outgoing.on('error', () => {});
    outgoing.on('close', () => {
      underWay -= 1;
    });
    outgoing.end();
  }

  await new Promise<void>((resolve) => {
    const timer = setInterval(() => {
      const passed = (performance.now() - began) / 1000;
      for (; asked < passed * aSecond; asked++) if (underWay < connections) ask();
      if (passed < seconds) return;
      clearInterval(timer);
      resolve();
    }, TICK_MS);
  });
  agent.destroy();
}
