import { createRequire } from 'node:module';
import path from 'node:path';
import pg from 'pg';

/*
 * What one usually writes: Express with its JSON parser, a checked token (HS256), and the same two statements
 * as the product's list, prepared and sent at the same time. No tenancy, permissions or answer schemas.
 */

const { PORT, DATABASE, LIST, MODULES } = process.env;
const require = createRequire(path.join(MODULES, 'package.json'));
const express = require('express');
const jwt = require('jsonwebtoken');
const { count, rows } = JSON.parse(LIST);
const pool = new pg.Pool({ ...JSON.parse(DATABASE), max: 20 });

const app = express();
app.use(express.json());
app.get('/api/health', (_request, response) => response.json({ status: 'ok' }));
app.use((request, response, next) => {
  try {
    request.user = jwt.verify((request.headers.authorization ?? '').slice(7), 'bench');
    next();
  } catch {
    response.status(401).json({ message: 'no token' });
  }
});
app.get('/api/products/clinic/:clinicId', async (request, response) => {
  const page = Number(request.query.page ?? 1);
  const limit = Number(request.query.limit ?? 10);
  if (!(page >= 1 && limit >= 1 && limit <= 500)) return response.status(400).json({});
  const [counted, found] = await Promise.all([pool.query(count), pool.query(rows)]);
  const { total } = counted.rows[0];
  const meta = { page, limit, total, totalPages: Math.ceil(total / limit) };
  return response.json({ data: found.rows, meta });
});
app.listen(Number(PORT), '127.0.0.1', () => console.log('Listening at', PORT));
console.log('token', jwt.sign({ sub: 2 }, 'bench', { expiresIn: '1h' }));
