import http from 'node:http';
import pg from 'pg';

/*
 * The bare server of the comparison: node:http, pg, and the same two statements as the product's list, prepared
 * and sent at the same time. No token, tenancy, permission, validation or schema.
 */

const { PORT, DATABASE, LIST } = process.env;
const { count, rows } = JSON.parse(LIST);
const pool = new pg.Pool({ ...JSON.parse(DATABASE), max: 20 });

async function list() {
  const [counted, page] = await Promise.all([pool.query(count), pool.query(rows)]);
  const { total } = counted.rows[0];
  return {
    data: page.rows,
    meta: { page: 1, limit: 10, total, totalPages: Math.ceil(total / 10) },
  };
}

function send(response, value) {
  const body = JSON.stringify(value);
  response.writeHead(200, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
  });
  response.end(body);
}

http
  .createServer(async (request, response) => {
    if (request.url === '/api/health') return send(response, { status: 'ok' });
    return send(response, await list());
  })
  .listen(Number(PORT), '127.0.0.1', () => console.log('Listening at', PORT));
