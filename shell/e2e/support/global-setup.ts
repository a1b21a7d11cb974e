import { prepareProduct, preparedFolder } from './running-product';

/** Jest calls it before the first journey. */
export default async function setUp() {
  process.env[preparedFolder] = await prepareProduct();
}
