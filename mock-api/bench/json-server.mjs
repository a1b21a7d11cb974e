import { createRequire } from 'node:module';
import path from 'node:path';
import { readFileSync } from 'node:fs';

/* json-server with the same rows in memory, each with its type and category (`_expand`). */

const { PORT, ROWS, MODULES } = process.env;
const jsonServer = createRequire(path.join(MODULES, 'package.json'))('json-server');
const server = jsonServer.create();
server.use(jsonServer.defaults({ logger: false }));
server.use('/api', jsonServer.router(JSON.parse(readFileSync(ROWS, 'utf8'))));
server.listen(Number(PORT), '127.0.0.1', () => console.log('Listening at', PORT));
