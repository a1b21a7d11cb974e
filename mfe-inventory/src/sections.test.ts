import { soundSections } from '@ziba/shared/section/sound-sections';
import inventory from './features/inventory/inventory.section';
import services from './features/services/services.section';

it('declares sound sections', async () => {
  await expect(soundSections([inventory, services])).resolves.toBeUndefined();
});
