import { soundSections } from '@ziba/shared/section/sound-sections';
import inventory from './inventory.section';
import services from './services.section';

it('declares sound sections', async () => {
  await expect(soundSections([inventory, services])).resolves.toBeUndefined();
});
