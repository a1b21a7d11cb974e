import { defineSection } from '@ziba/shared/section/define-section';
import { m } from '../features/inventory/messages';

export default defineSection({
  area: 'clinic',
  key: 'inventory',
  title: m.title,
  menu: { order: 70, icon: 'inventory' },
  settings: 'settings',
  help: () => import('./messages'),
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
        import(
          /* webpackChunkName: "product-forms" */ '../features/inventory/new-product-screen'
        ).then((file) => file.NewProductScreen),
    },
    {
      path: 'edit/:id',
      title: m.edit,
      needs: 'write',
      load: () =>
        import(
          /* webpackChunkName: "product-forms" */ '../features/inventory/edit-product-screen'
        ).then((file) => file.EditProductScreen),
    },
    {
      path: 'product/:id',
      title: m.product,
      needs: 'read',
      load: () =>
        import('../features/inventory/stock/product-screen').then((file) => file.ProductScreen),
    },
    {
      path: 'receive',
      title: m.receive,
      needs: 'write',
      load: () =>
        import(
          /* webpackChunkName: "deliveries" */ '../features/inventory/stock/receive-screen'
        ).then((file) => file.ReceiveScreen),
    },
    {
      path: 'purchase-list',
      title: m.purchaseList,
      needs: 'read',
      load: () =>
        import(
          /* webpackChunkName: "deliveries" */ '../features/inventory/stock/purchase-list-screen'
        ).then((file) => file.PurchaseListScreen),
    },
    {
      path: 'counts',
      title: m.counts,
      needs: 'read',
      load: () =>
        import(/* webpackChunkName: "counts" */ '../features/inventory/counts/counts-screen').then(
          (file) => file.CountsScreen,
        ),
    },
    {
      path: 'counts/:id',
      title: m.counts,
      needs: 'read',
      load: () =>
        import(/* webpackChunkName: "counts" */ '../features/inventory/counts/count-screen').then(
          (file) => file.CountScreen,
        ),
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
