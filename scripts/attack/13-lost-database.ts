import { runCommand } from './operator.ts';
import type { Scenario } from './scenario.ts';

export const lostDatabase: Scenario = {
  name: '13-lost-database',
  about: 'the database is lost: is there a way back that has been tried?',
  async attempt({ tree }) {
    const drill = await runCommand(tree, {}, 'restore-drill');
    if (!drill) return { succeeded: true, seen: 'there is no such command' };
    const lines = drill.output.match(/(ok|LOST|the portal answers) .*/g) ?? [];
    return { succeeded: !drill.succeeded, seen: drill.succeeded ? lines.join('; ') : 'the drill failed' };
  },
};
