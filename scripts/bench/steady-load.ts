import { Agent, request } from 'node:http';

export interface SteadyLoad {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly aSecond: number;
  readonly seconds: number;
  /** Most requests under way at a time; what would be more is not asked. */
  readonly connections: number;
  readonly onAnswer: (status: number, milliseconds: number) => void;
}

const TICK_MS = 2;

/** Asks evenly, whether or not what was asked before has been answered, as people do who know nothing of each other. */
export async function steadyLoad(load: SteadyLoad): Promise<void> {
  const { url, headers, aSecond, seconds, connections, onAnswer } = load;
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const began = performance.now();
  let asked = 0;
  let underWay = 0;

  function ask(): void {
    const askedAt = performance.now();
    underWay += 1;
    const outgoing = request(url, { agent, headers }, (answer) => {
      answer.resume().on('end', () => onAnswer(answer.statusCode ?? 0, performance.now() - askedAt));
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
