export { productReaders } from '@ziba/shared/contracts/product-readers';
