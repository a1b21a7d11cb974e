import { prepareProduct, preparedFolder } from './running-product';

/** Jest calls this before the first journey. */
export default async function setUp() {
  process.env[preparedFolder] = await prepareProduct();
}
