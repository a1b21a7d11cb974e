import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry, register } from 'prom-client';
import { silent } from '../../plugins/log';

/** Seconds. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

/** Figures of memory, processor and event loop belong to the process, whatever number of apps runs in it. */
let collectsProcess = false;

/** Collects figures of the server, by route and never by address; returns the text that Prometheus reads. */
export function metricsOf(app: FastifyInstance): () => Promise<{ type: string; text: string }> {
  const own = new Registry();
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer a request',
    labelNames: ['method', 'route', 'status'],
    buckets,
    registers: [own],
  });
  app.addHook('onResponse', (request, reply, done) => {
    const { method, routeOptions } = request;
    const route = routeOptions.url ?? 'unknown';
    if (reply.statusCode === 200 && silent.has(route)) return done();
    requests.observe({ method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
    done();
  });
  addGauges(app, own);

  return async () => {
    if (!collectsProcess) collectDefaultMetrics();
    collectsProcess = true;
    const all = Registry.merge([register, own]);
    return { type: all.contentType, text: await all.metrics() };
  };
}

function addGauges(app: FastifyInstance, registry: Registry): void {
  const { pool } = app.db;
  const gauge = (name: string, help: string, read: () => number | Promise<number>) =>
    new Gauge({
      name,
      help,
      registers: [registry],
      async collect() {
        this.set(await read());
      },
    });
  gauge('db_pool_connections', 'Open connections to the database', () => pool.totalCount);
  gauge('db_pool_idle', 'Connections that nobody uses', () => pool.idleCount);
  gauge('db_pool_waiting', 'Requests that wait for a connection', () => pool.waitingCount);
  gauge('event_streams', 'Open streams of live events', () => app.eventStreams.size);
  const count = (condition: string) => async () => {
    const [row] = await app.db.platform((tx) =>
      tx.query<{ count: number }>(`select count(*)::int as count from jobs where ${condition}`),
    );
    return row?.count ?? 0;
  };
  gauge('jobs_due', 'Work that waits', count('failed_at is null and run_at <= app_now()'));
  gauge(
    'jobs_failed',
    'Jobs that have failed and are not tried again',
    count('failed_at is not null'),
  );
}
