/** The addresses of the store's own screens. */
export const productPage = (id: number) => `/clinic/inventory/product/${id}`;
export const receiveGoods = '/clinic/inventory/receive';
export const purchaseList = '/clinic/inventory/purchase-list';
export const stockCounts = '/clinic/inventory/counts';
export const stockCount = (id: number) => `/clinic/inventory/counts/${id}`;

/** Navigation state that puts a product into the form of a delivery. */
export interface ReceiveState {
  product_id: number;
  name: string;
}
