import { defineSection } from '@ziba/shared/section/define-section';
import { m as counts } from '../features/inventory/counts/messages';
import { m } from '../features/inventory/messages';
import { m as stock } from '../features/inventory/stock/messages';

export default defineSection({
  area: 'clinic',
  key: 'inventory',
  title: m.title,
  menu: { order: 70, icon: 'inventory' },
  settings: 'settings',
  screens: [
    {
      path: '',
      title: m.title,
      needs: 'read',
      load: () =>
        import(/* webpackMode: "eager" */ '../features/inventory/inventory-screen').then(
          (file) => file.InventoryScreen,
        ),
    },
    {
      path: 'create',
      title: m.create,
      needs: 'write',
      load: () =>
        import('../features/inventory/new-product-screen').then((file) => file.NewProductScreen),
    },
    {
      path: 'edit/:id',
      title: m.edit,
      needs: 'write',
      load: () =>
        import('../features/inventory/edit-product-screen').then((file) => file.EditProductScreen),
    },
    {
      path: 'product/:id',
      title: stock.product,
      needs: 'read',
      load: () =>
        import('../features/inventory/stock/product-screen').then((file) => file.ProductScreen),
    },
    {
      path: 'receive',
      title: stock.receive,
      needs: 'write',
      load: () =>
        import('../features/inventory/stock/receive-screen').then((file) => file.ReceiveScreen),
    },
    {
      path: 'purchase-list',
      title: stock.purchaseList,
      needs: 'read',
      load: () =>
        import('../features/inventory/stock/purchase-list-screen').then(
          (file) => file.PurchaseListScreen,
        ),
    },
    {
      path: 'counts',
      title: counts.title,
      needs: 'read',
      load: () =>
        import('../features/inventory/counts/counts-screen').then((file) => file.CountsScreen),
    },
    {
      path: 'counts/:id',
      title: counts.title,
      needs: 'read',
      load: () =>
        import('../features/inventory/counts/count-screen').then((file) => file.CountScreen),
    },
    {
      path: 'settings',
      title: m.settings,
      needs: 'write',
      load: () =>
        import('../features/inventory/inventory-settings-screen').then(
          (file) => file.InventorySettingsScreen,
        ),
    },
  ],
});
