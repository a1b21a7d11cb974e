import { startApi, type TestApi } from '../../testing/start-api';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

it('describes every call with its input, its answers and its refusals', async () => {
  const { status, body, headers } = await api.anyone('GET', '/openapi.json');
  expect(status).toBe(200);
  expect(headers.get('content-type')).toContain('application/json');
  expect(body.openapi).toBe('3.1.0');
  const described = Object.entries<object>(body.paths).flatMap(([path, operations]) =>
    Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
  );
  const routes = api.app.routeTable
    .filter(({ method, url }) => method !== 'HEAD' && url.startsWith('/api/'))
    .map(({ method, url }) => `${method} ${url.replace(/:(\w+)/g, '{$1}')}`);
  expect(described.sort()).toEqual(routes.sort());
  const create = body.paths['/api/patients'].post;
  expect(create).toMatchObject({
    security: [{ bearer: [] }],
    requestBody: {
      content: {
        'application/json': {
          schema: {
            properties: { full_name: { type: 'string' } },
            required: expect.arrayContaining(['full_name']),
            additionalProperties: false,
          },
        },
      },
    },
  });
  expect(Object.keys(create.responses)).toEqual(
    expect.arrayContaining(['201', '400', '401', '403', '409']),
  );
  expect(body.paths['/api/auth/login'].post.security).toEqual([]);
});

it('has no reference without a target', async () => {
  const { body } = await api.anyone('GET', '/openapi.json');
  const references = [...JSON.stringify(body).matchAll(/"\$ref":"(#[^"]+)"/g)].map(
    ([, path = '']) => path,
  );
  const at = (path: string) =>
    path
      .slice(2)
      .split('/')
      .reduce<Record<string, never> | undefined>((node, key) => node?.[key], body);
  expect([...new Set(references)].filter((path) => at(path) === undefined)).toEqual([]);
});

it('is shown to people without scripts, with a policy that allows none', async () => {
  const { status, body, headers } = await api.anyone('GET', '/docs');
  expect(status).toBe(200);
  expect(headers.get('content-type')).toContain('text/html');
  expect(headers.get('content-security-policy')).toContain("default-src 'none'; style-src 'self'");
  expect(body).toContain('/api/patients/{id}');
  expect(body).not.toMatch(/<script|style="|https?:/);
  expect((await api.anyone('GET', '/docs/style.css')).headers.get('content-type')).toContain(
    'text/css',
  );
});
