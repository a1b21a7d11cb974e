import { startApi, type TestApi, type TestClinic } from '../../testing/start-api';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

/** A clinic with an administrator, and somebody of it. */
async function clinicWith(...user: Parameters<TestClinic['as']>) {
  const clinic = api.newClinic();
  const admin = clinic.as('all', { type: 'clinic_admin' });
  const member = clinic.as(...user);
  return { admin, member, id: await member.userId() };
}

describe('access', () => {
  it.each([
    [{ sections: ['services'], levels: [2, 3] }, ['services', '2', '3']],
    [{ sections: [{ key: 'services', levels: [2] }] }, ['services', '2']],
    [{ permissions: ['services', 4] }, ['services', '4']],
    [{ sections: [] }, ['1']],
  ])('%j is put', async (body, permissions) => {
    const { admin, id } = await clinicWith('all', { sections: ['patients'] });
    const answer = await admin('PUT', `/users/${id}/access`, body);
    expect([answer.status, answer.body.permissions]).toEqual([200, permissions]);
  });

  it('may have other levels in each section, and is answered by section', async () => {
    const { admin, id, member } = await clinicWith('all');
    const sections = [
      { key: 'services', levels: [2] },
      { key: 'inventory', levels: [3] },
    ];
    const { status, body } = await admin('PUT', `/users/${id}/access`, { sections });
    expect({ status, ...body }).toMatchObject({
      status: 200,
      access: sections,
      // What the sections have in common.
      permissions: ['services', 'inventory', '2'],
    });
    expect((await member('GET', '/presentableServices/1')).status).toBe(404);
    expect((await member('POST', '/presentableServices', {})).status).toBe(403);
    expect((await member('POST', '/products', {})).status).toBe(400);
    expect((await member('GET', '/auth/me')).body).toMatchObject({
      permissions: [2],
      access: sections,
    });
  });

  it('stays by section when an edit sends back what was answered', async () => {
    const { admin, id } = await clinicWith('all');
    await admin('POST', `/users/${id}`, { username: `by_section_${id}` });
    const sections = [
      { key: 'services', levels: [2] },
      { key: 'inventory', levels: [1] },
    ];
    const { body } = await admin('PUT', `/users/${id}/access`, { sections });
    const { access: _, version: __, ...answered } = body;
    const echoed = await admin('POST', `/users/${id}`, answered);
    expect([echoed.status, echoed.body.access]).toEqual([200, sections]);
    // One more section: the others keep their levels. Levels count for all of them.
    const more = await admin('POST', `/users/${id}`, {
      roles: ['services', 'inventory', 'patients'],
    });
    expect(more.body.access).toEqual([...sections, { key: 'patients', levels: [2] }]);
    const fewer = await admin('PUT', `/users/${id}/access`, { levels: [2] });
    expect(fewer.body.access).toEqual(
      ['services', 'inventory', 'patients'].map((key) => ({ key, levels: [2] })),
    );
  });

  it('of all sections stays all when every section is given, also with other levels in one', async () => {
    const { admin, id, member } = await clinicWith('all');
    const { body } = await admin('GET', `/users/${id}`);
    expect(body.access).toContainEqual({ key: 'accounting', levels: [1] });
    const sections = body.access.map((entry: { key: string }) =>
      entry.key === 'accounting' ? { ...entry, levels: [2] } : entry,
    );
    const put = await admin('PUT', `/users/${id}/access`, { sections });
    expect(put.body).toMatchObject({ subMenu: 'all', access: sections, permissions: ['all', '2'] });
    expect((await member('POST', '/devices', {})).status).toBe(403);
    expect((await member('POST', '/products', {})).status).toBe(400);
  });
});
