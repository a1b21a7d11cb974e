import { createServer } from 'node:http';
import { backupTexts } from '@ziba/shared/contracts/backups';

/** The answers of the server while a backup is restored. */
export interface Maintenance {
  /** How much is restored, 0 to 100. */
  percent: number;
  close(): Promise<void>;
}

const retryAfter = 5;

const page = `<!doctype html>
<html lang="fa" dir="rtl">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="refresh" content="${String(retryAfter)}">
<title>${backupTexts.restoringTitle}</title>
</head>
<body><p role="status">${backupTexts.restoring}</p></body>
</html>`;

/** Answers every request with 503 until it is closed: calls of the API with the progress, others with a page. */
export function answerMeanwhile(port: number, host: string): Promise<Maintenance> {
  const state = { percent: 0 };
  const server = createServer((request, response) => {
    response.setHeader('retry-after', retryAfter);
    response.setHeader('cache-control', 'no-store');
    response.setHeader('connection', 'close');
    response.statusCode = 503;
    if (request.url?.startsWith('/api')) {
      const { percent } = state;
      response.setHeader('content-type', 'application/json; charset=utf-8');
      response.end(
        JSON.stringify({ code: 'restoring', message: backupTexts.restoring, details: { percent } }),
      );
    } else {
      response.setHeader('content-type', 'text/html; charset=utf-8');
      response.end(page);
    }
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () =>
      resolve(
        Object.assign(state, {
          close: () =>
            new Promise<void>((done) => {
              server.close(() => done());
              server.closeAllConnections();
            }),
        }),
      ),
    );
  });
}
