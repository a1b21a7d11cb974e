import type { Call } from '../../testing/call';
import { aRelease, aSection, publish, releaseNames } from '../../testing/releases';
import { publishToken, startApi, type TestApi } from '../../testing/start-api';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const teamToken = async (remote: string): Promise<string> => {
  const input = { remote, name: 'تیم هدیه' };
  return (await api.platform()('POST', '/registry/deploy-tokens', input)).body.token;
};

/** The first release of a team, with a section of its own. */
async function released() {
  const { remote, goods, word } = releaseNames();
  const token = await teamToken(remote);
  const screens = [
    { path: '', title: 'هدیه‌ها', needs: 'read' as const },
    { path: 'edit/:id', title: 'ویرایش هدیه', needs: 'write' as const },
  ];
  const version = (number: string) =>
    aRelease(remote, number, [aSection(goods, { title: 'هدیه', screens })]);
  const first = await publish(api.anyone, { ...version('1.0.0'), notes: 'نخستین' }, token);
  return { remote, section: goods, word, token, version, first };
}

const seenBy = async (call: Call) => {
  const { body } = await call('GET', '/registry');
  return body.sections.map(({ key }: { key: string }) => key);
};
const waiting = async (section: string) =>
  (await api.platform()('GET', '/registry/new-sections')).body.data.find(
    (one: { section: string }) => one.section === section,
  );
const accept = (section: string, clinic_ids: number[] = [], by: Call = api.platform()) =>
  by('POST', `/registry/new-sections/${section}/accept`, { clinic_ids });
const turnOn = (section: string, clinic_ids: number[], more: object = {}, path = 'switches') =>
  api.platform()('POST', `/registry/${path}`, { clinic_ids, section, is_on: true, ...more });

it("keeps a team's new section off for every clinic, and tells the operator what it asks for", async () => {
  const before = api.newClinic().as('all');
  await seenBy(before);
  const { remote, section, first } = await released();
  expect(first).toMatchObject({ status: 201, body: { waiting: [{ section, title: 'هدیه' }] } });
  for (const member of [before, api.newClinic().as('all')]) {
    expect(await seenBy(member)).not.toContain(section);
  }
  expect(await waiting(section)).toEqual({
    section,
    title: 'هدیه',
    remote,
    version: '1.0.0',
    author: 'تیم هدیه',
    notes: 'نخستین',
    size: expect.any(Number),
    created_at: expect.any(String),
    pages: [
      { title: 'هدیه‌ها', address: `/clinic/${section}` },
      { title: 'ویرایش هدیه', address: `/clinic/${section}/edit/:id` },
    ],
  });
  const { body } = await api.platform()('GET', '/registry/sections');
  expect(body.data).not.toContainEqual(expect.objectContaining({ section }));
});

it('gives an accepted section to the chosen clinics, and to others with a switch', async () => {
  const [chosen, other] = [api.newClinic(), api.newClinic()];
  const { section, token, version } = await released();
  expect(await accept(section, [await chosen.id()])).toMatchObject({
    status: 200,
    body: { section, changed: [await chosen.id()] },
  });
  expect(await waiting(section)).toBeUndefined();
  expect(await seenBy(chosen.as('all'))).toContain(section);
  expect(await seenBy(other.as('all'))).not.toContain(section);

  expect(await turnOn(section, [await other.id()])).toMatchObject({
    body: { changed: [await other.id()] },
  });
  expect(await seenBy(other.as('all'))).toContain(section);
  expect(await seenBy(api.newClinic().as('all'))).not.toContain(section);

  const next = await publish(api.anyone, version('1.1.0'), token);
  expect(next.body.waiting).toEqual([]);
  expect(await seenBy(chosen.as('all'))).toContain(section);

  const { body } = await api.platform()('GET', `/registry/matrix?section=${section}&limit=500`);
  const cellOf = (id: number) =>
    body.data
      .find((row: { clinic_id: number }) => row.clinic_id === id)
      ?.cells.find((cell: { section: string }) => cell.section === section);
  expect(cellOf(await chosen.id())).toMatchObject({ is_on: true, reason: null });
});

it('cannot be switched on before it is accepted, now or later, with an explanation', async () => {
  const clinic = api.newClinic();
  const member = clinic.as('all');
  const { section } = await released();
  const ids = [await clinic.id()];
  const refused = { status: 409, body: { code: 'section_waiting' } };
  expect(await turnOn(section, ids)).toMatchObject(refused);
  const at = '2099-01-01T00:00:00Z';
  expect(await turnOn(section, ids, { at }, 'switch-schedules')).toMatchObject(refused);

  const query = `clinic_id=${ids[0]}&user_id=${await member.userId()}&section=${section}`;
  const { body } = await api.platform()('GET', `/registry/explain?${query}`);
  expect(body.is_visible).toBe(false);
  expect(body.steps).toContainEqual({
    step: 'switch',
    verdict: 'bad',
    text: expect.stringContaining('هنوز پذیرفته نشده'),
  });
});

it('is accepted once, by users with the right, and the log contains who did it', async () => {
  const { section, remote, token } = await released();
  const reader = api.platform({ levels: [2] });
  expect((await accept(section, [], reader)).status).toBe(403);
  expect((await accept(section, [], api.newClinic().as('all'))).status).toBe(403);
  expect((await accept(section, [], api.withToken(token))).status).toBe(401);
  expect((await accept(section, [987_654])).status).toBe(400);
  expect(await waiting(section)).toBeDefined();

  expect(await accept(section)).toMatchObject({ status: 200, body: { changed: [] } });
  expect((await accept(section)).status).toBe(404);
  const { body } = await api.platform()('GET', `/registry/audit?remote=${remote}&limit=1`);
  expect(body.data).toMatchObject([{ action: 'accept_section', section }]);
});

it('are on when they come with the installation; the release of a team cannot claim that', async () => {
  const { remote, goods, services } = releaseNames();
  const member = api.newClinic().as('all');
  const bundled = await publish(api.anyone, aRelease(remote, '1.0.0', [aSection(goods)]));
  expect(bundled.body.waiting).toEqual([]);
  expect(await seenBy(member)).toContain(goods);

  const grown = aRelease(remote, '1.1.0', [aSection(goods), aSection(services)]);
  const asBundled = { ...grown, bundled: true };
  const byTeam = await publish(api.anyone, asBundled, await teamToken(remote));
  expect(byTeam.body.waiting).toEqual([{ section: services, title: `بخش ${services}` }]);
  const seen = await seenBy(member);
  expect([seen.includes(goods), seen.includes(services)]).toEqual([true, false]);

  const other = releaseNames();
  const notBundled = { ...other.inventory(), bundled: false };
  expect((await publish(api.anyone, notBundled, publishToken)).body.waiting).toHaveLength(2);
});
