import { prepareProduct, preparedFolder } from './running-product';
import { sharedChromium, startChromium } from './visitor';

/** Jest calls it before the first journey. */
export default async function setUp() {
  const chromium = await startChromium();
  process.env[sharedChromium] = chromium.wsEndpoint();
  Object.assign(globalThis, { [sharedChromium]: chromium });
  process.env[preparedFolder] = await prepareProduct();
}
