import { startApi } from '../../testing/start-api';
import { findFaults } from './data-checks';

it('finds nothing in the demo data', async () => {
  const api = await startApi({ data: 'demo' });
  try {
    expect(await api.db.platform((tx) => findFaults((text) => tx.query(text)))).toEqual([]);
  } finally {
    await api.stop();
  }
});
