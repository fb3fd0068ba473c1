import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { type Hold, openHold } from './hold.ts';

/** Where a connection to the database is held up. */
export interface DatabasePlace {
  /** The statement. */
  readonly sql: RegExp;
  /** `before` the statement reaches the database; before the `commit` that follows it; or before that commit is `answered`. */
  readonly at: 'before' | 'commit' | 'answered';
}

/** A way to the database on which connections can be held up. */
export interface HeldDatabase {
  readonly port: number;
  hold(place: DatabasePlace): Hold;
  /** Holds nobody any more. Who is held never goes on: their connections break. */
  clear(): void;
  close(): Promise<void>;
}

const COMMIT = /^Q....commit/is;

/** @param socket the database's own, a path */
export async function holdDatabase(socket: string): Promise<HeldDatabase> {
  let place: DatabasePlace | null = null;
  let hold = openHold();
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    const database = connect(socket);
    const both = [client, database];
    const cut = () => {
      for (const each of both) {
        each.destroy();
        sockets.delete(each);
      }
    };
    for (const each of both) {
      sockets.add(each);
      each.on('error', cut).on('close', cut);
    }
    let isMet = false;
    let isAnswerHeld = false;
    const holdUp = async (from: Socket, send: () => void) => {
      from.pause();
      if (!(await hold.here())) return cut();
      send();
      from.resume();
    };
    client.on('data', (chunk) => {
      const send = () => database.write(chunk);
      if (!place) return send();
      const text = chunk.toString('latin1');
      if (place.sql.test(text)) {
        if (place.at === 'before') return holdUp(client, send);
        isMet = true;
      } else if (isMet && COMMIT.test(text)) {
        isMet = false;
        if (place.at === 'commit') return holdUp(client, send);
        isAnswerHeld = true;
      }
      return send();
    });
    database.on('data', (chunk) => {
      const send = () => client.write(chunk);
      if (!isAnswerHeld) return send();
      isAnswerHeld = false;
      return holdUp(database, send);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    hold(wanted) {
      place = wanted;
      hold = openHold();
      return hold;
    },
    clear() {
      place = null;
      hold.end(false);
    },
    async close() {
      server.close();
      for (const each of sockets) each.destroy();
    },
  };
}
