import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { aRelease, aSection, publish } from '../testing/releases';
import { startApi, type TestApi } from '../testing/start-api';

const template = `<!doctype html><html data-scheme="__SCHEME__"><head><title>__PROJECT_NAME__</title>
<meta property="csp-nonce" content="__NONCE__"><style>:root{--logo:__LOGO__}</style></head>
<body data-at="__AT__" data-logo="__LOGO_STATE__">
<h1>__LOGIN_TITLE__</h1><p role="alert">__LOGIN_ERROR__</p>
<form method="post" action="/login"><input name="username" value="__LOGIN_USERNAME__"></form>
<script type="application/json" id="ziba-settings">__SETTINGS__</script>
<script type="application/json" id="ziba-plan">__PLAN__</script>
<script type="application/json" id="ziba-login">__LOGIN__</script></body></html>`;
const script = 'console.log("a script worth compressing");'.repeat(50);

let api: TestApi;
let shellDir: string;
beforeAll(async () => {
  shellDir = mkdtempSync(join(tmpdir(), 'ziba-shell-'));
  writeFileSync(join(shellDir, 'index.html'), template);
  writeFileSync(join(shellDir, 'main.0123abcd.js'), script);
  writeFileSync(join(shellDir, 'robots.txt'), 'User-agent: *');
  writeFileSync(join(shellDir, 'release.json'), '{}');
  api = await startApi({ data: 'demo', env: { SHELL_DIR: shellDir } });
  const register = aSection('register', { area: 'public' });
  await publish(api.anyone, aRelease('mfe-auth', '1.0.0', [register, aSection('users')]));
});
afterAll(async () => {
  await api.stop();
  rmSync(shellDir, { recursive: true });
});

const html = { accept: 'text/html,application/xhtml+xml' };
const open = (path: string, init: RequestInit = {}) =>
  fetch(`${api.address}${path}`, { headers: html, ...init });

const dataOf = (page: string, id: string) =>
  JSON.parse(new RegExp(`id="${id}">(.*?)</script>`).exec(page)?.[1] ?? '');

describe('the page', () => {
  it.each(['/', '/login', '/clinic/patients/edit/7?page=2', '/no/such/screen'])(
    'is served at %s, filled in and never cached',
    async (path) => {
      const answer = await open(path);
      const page = await answer.text();
      expect(answer.status).toBe(200);
      expect(Object.fromEntries(answer.headers)).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-cache',
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
      });
      expect(page).toContain('<title>زیبا</title>');
      expect(page).not.toMatch(/__[A-Z]+__/);
      expect(dataOf(page, 'ziba-settings')).toMatchObject({ id: 1, project_name: 'زیبا' });
      expect(dataOf(page, 'ziba-plan')).toMatchObject({ sections: [{ prefix: '/register' }] });
      expect(dataOf(page, 'ziba-login')).toBeNull();
    },
  );

  it.each([
    ['scheme=dark', 'dark'],
    ['a=1; scheme=light; b=2', 'light'],
    ['', ''],
    ['scheme="><script>', ''],
    ['colourscheme=dark', ''],
  ])('has the scheme of the cookie %s before any script', async (cookie, scheme) => {
    const page = await (await open('/', { headers: { ...html, cookie } })).text();
    expect(page).toContain(`<html data-scheme="${scheme}">`);
  });

  it('allows scripts with a new nonce each time', async () => {
    const nonces = new Set<string>();
    for (const path of ['/', '/', '/register']) {
      const answer = await open(path);
      const policy = answer.headers.get('content-security-policy') ?? '';
      const nonce = /property="csp-nonce" content="([^"]+)"/.exec(await answer.text())?.[1] ?? '';
      expect(policy.split('; ')).toEqual([
        "default-src 'self'",
        "script-src 'self'",
        `style-src 'self' 'nonce-${nonce}'`,
        "img-src 'self' data: blob:",
        "font-src 'self'",
        "connect-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
      ]);
      nonces.add(nonce);
    }
    expect(nonces.size).toBe(3);
  });

  it("allows scripts of a developer's own machine only in that browser", async () => {
    const member = api.newClinic().as('read');
    const { username } = (await member('GET', '/auth/me')).body.user;
    await api.platform()('POST', '/registry/developers', { username });
    const own = { remote: 'mfe-auth', address: 'http://localhost:4100/' };
    const begun = await member('POST', '/registry/override', own);
    const cookie = begun.headers.get('set-cookie')?.split(';')[0] ?? '';
    const policyWith = async (headers: Record<string, string>) =>
      (await open('/', { headers: { ...html, ...headers } })).headers.get(
        'content-security-policy',
      );
    expect(await policyWith({ cookie })).toContain("script-src 'self' http://localhost:4100;");
    expect(await policyWith({ cookie: `${cookie}x` })).toContain("script-src 'self';");
    expect(await policyWith({})).toContain("script-src 'self';");
  });

  it.each(['br', 'gzip'])('is compressed with %s', async (encoding) => {
    const answer = await open('/', { headers: { ...html, 'accept-encoding': encoding } });
    expect(answer.headers.get('content-encoding')).toBe(encoding);
    expect(await answer.text()).toContain('<form method="post"');
  });

  it('shows texts of the settings as text, whatever they contain', async () => {
    const nasty = `</script><script>alert(1)</script> & "quoted" __NONCE__ $& `;
    await api.db.platform((tx) =>
      tx.query('update general_settings set login_page_title = $1', [nasty]),
    );
    const page = await (await open('/')).text();
    await api.db.platform((tx) =>
      tx.query("update general_settings set login_page_title = 'ورود'"),
    );
    expect(page).not.toContain('<script>alert');
    expect(page).toContain(
      '&lt;/script&gt;&lt;script&gt;alert(1)&lt;/script&gt; &amp; &quot;quoted&quot;',
    );
    expect(dataOf(page, 'ziba-settings').login_page_title).toBe(nasty);
  });

  it.each([
    [null, '--logo:none', 'data-logo="usual"'],
    ['mark-1.png', '--logo:url("/api/files/mark-1.png")', 'data-logo="own"'],
    ['/uploads/general/mark-1.png,x.png', '--logo:url("/api/files/mark-1.png")', 'data-logo="own"'],
    ['a"){}</style>.png', '--logo:url("/api/files/style%3E.png")', 'data-logo="own"'],
  ])('names the logo %s for its styles', async (logo, style, state) => {
    const set = (value: string | null) =>
      api.db.platform((tx) => tx.query('update general_settings set logo_image = $1', [value]));
    await set(logo);
    const page = await (await open('/')).text();
    await set(null);
    expect(page).toContain(style);
    expect(page).toContain(state);
  });

  it('is read again after a build', async () => {
    writeFileSync(join(shellDir, 'index.html'), template.replace('<h1>', '<h1 class="new">'));
    const later = new Date(Date.now() + 60_000);
    utimesSync(join(shellDir, 'release.json'), later, later);
    expect(await (await open('/')).text()).toContain('<h1 class="new">');
  });

  it.each([
    ['curl', 'GET', '/', { accept: '*/*' }],
    ['a balancer', 'HEAD', '/', { accept: '' }],
    ['a script', 'GET', '/clinic/patients/7', { accept: 'application/json' }],
  ])('is sent to %s, which does not ask for HTML', async (_, method, path, headers) => {
    const answer = await open(path, { method, headers });
    expect({ status: answer.status, type: answer.headers.get('content-type') }).toEqual({
      status: 200,
      type: 'text/html; charset=utf-8',
    });
  });

  it.each([
    ['/main.ffffffff.js', '*/*'],
    ['/main.ffffffff.js', 'text/html'],
    ['/static/logo.png', 'image/*'],
    ['/remotes/mfe-auth', '*/*'],
  ])('is not sent instead of the file %s to a client that accepts %s', async (path, accept) => {
    const gone = await open(path, { headers: { accept } });
    expect({ status: gone.status, body: await gone.json() }).toMatchObject({
      status: 404,
      body: { code: 'not_found' },
    });
  });

  it.each(['/api', '/api/nothing'])('is not sent for the call %s', async (path) => {
    const unknown = await open(path, { headers: { accept: '*/*' } });
    expect({ status: unknown.status, body: await unknown.json() }).toMatchObject({
      status: 404,
      body: { code: 'not_found' },
    });
  });
});

describe("the shell's files", () => {
  it('with a hash in their name are cached permanently, others are checked again', async () => {
    const answer = await fetch(`${api.address}/main.0123abcd.js`);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'text/javascript; charset=utf-8',
      vary: 'accept-encoding',
    });
    expect(await answer.text()).toBe(script);
    const robots = await fetch(`${api.address}/robots.txt`);
    expect(robots.headers.get('cache-control')).toBe('no-cache');
  });

  it('are not sent twice', async () => {
    const first = await fetch(`${api.address}/robots.txt`);
    const headers = { 'if-none-match': first.headers.get('etag') ?? '' };
    expect((await fetch(`${api.address}/robots.txt`, { headers })).status).toBe(304);
  });
});

describe('the login form without scripts', () => {
  const send = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
    open('/login', {
      method: 'POST',
      headers: { ...html, origin: api.address, ...headers },
      body: new URLSearchParams(fields),
    });

  it('answers the page with the session, which the scripts use', async () => {
    const answer = await send({ username: 'mina', password: 'Ziba@1405' });
    const { answer: login } = dataOf(await answer.text(), 'ziba-login');
    expect(login).toMatchObject({ user: { username: 'mina' }, token: expect.any(String) });
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await api.withToken(login.token)('GET', '/auth/me')).toMatchObject({ status: 200 });
  });

  it('answers a refusal with the typed username, but never the password', async () => {
    const answer = await send({ username: '"><b>mina', password: 'wrong "password' });
    const page = await answer.text();
    expect(dataOf(page, 'ziba-login')).toEqual({
      error: { code: 'wrong_login', message: 'نام کاربری یا رمز عبور اشتباه است' },
      username: '"><b>mina',
    });
    expect(page).toContain('<p role="alert">نام کاربری یا رمز عبور اشتباه است</p>');
    expect(page).toContain('value="&quot;&gt;&lt;b&gt;mina"');
    expect(page).not.toContain('wrong "password');
  });

  it('names missing fields', async () => {
    const page = await (await send({ username: '', password: '' })).text();
    expect(dataOf(page, 'ziba-login').error).toEqual({
      code: 'invalid',
      message: 'لطفا فیلد نام کاربری را پر کنید',
      fields: {
        username: 'لطفا فیلد نام کاربری را پر کنید',
        password: 'لطفا فیلد رمز عبور را پر کنید',
      },
    });
  });

  it.each([
    ['origin', 'https://evil.example'],
    ['origin', 'null'],
    ['sec-fetch-site', 'cross-site'],
  ])('is refused from another site: %s %s', async (header, value) => {
    const fields = { username: 'mina', password: 'Ziba@1405' };
    const answer = await send(fields, { [header]: value });
    expect(answer.status).toBe(403);
    expect(await answer.text()).not.toContain('token');
  });
});

it('has no page before the shell is built', async () => {
  const alone = await startApi();
  expect((await fetch(`${alone.address}/`, { headers: html })).status).toBe(404);
  await alone.stop();
});
