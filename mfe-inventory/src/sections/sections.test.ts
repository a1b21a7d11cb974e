import { validateSections } from '@ziba/shared/section/validate-sections';
import inventory from './inventory.section';
import services from './services.section';

it('declares valid sections', async () => {
  await expect(validateSections([inventory, services])).resolves.toBeUndefined();
});
