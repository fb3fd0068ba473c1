import { createServer } from 'node:http';

// No work at all: every request gets the same few bytes. `node scripts/bench/floor-server.ts PORT`

const BYTES = Buffer.alloc(400, ' ');
createServer((_request, response) => {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': BYTES.length });
  response.end(BYTES);
}).listen(Number(process.argv[2]), '127.0.0.1', () => process.stdout.write('ready'));
