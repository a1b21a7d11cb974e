import { Link } from 'react-router-dom';
import { defineSection } from '../section/define-section';
import { useMay } from '../session/use-may';
import { findForbiddenOffers } from './rights-walk';

function GoodsScreen() {
  const mayWrite = useMay('inventory', 'write');
  return (
    <>
      <h1>کالاها</h1>
      <Link to="/clinic/inventory/receive">رسید تازه</Link>
      <Link to="/clinic/patients/7">زیباجو</Link>
      <Link to="/clinic/inventory">همه کالاها</Link>
      <button type="button">حذف کالا</button>
      {mayWrite && <button type="button">ثبت شمارش</button>}
    </>
  );
}

function ReceiveScreen() {
  return <h1>رسید</h1>;
}

const section = defineSection({
  area: 'clinic',
  key: 'inventory',
  title: 'انبارداری',
  screens: [
    { path: '', title: 'کالاها', needs: 'read', load: () => Promise.resolve(GoodsScreen) },
    { path: 'receive', title: 'رسید', needs: 'write', load: () => Promise.resolve(ReceiveScreen) },
  ],
});

it('finds links to what the user may not open, and buttons without the level of their words', async () => {
  const { opened, found } = await findForbiddenOffers(section, { answers: {} });
  expect(opened).toBe(4);
  expect(found).toEqual([
    'read / (کالاها): حذف کالا',
    'read / (کالاها): رسید تازه',
    'read / (کالاها): زیباجو',
    'write / (کالاها): حذف کالا',
    'write / (کالاها): زیباجو',
    'delete / (کالاها): رسید تازه',
    'delete / (کالاها): زیباجو',
  ]);
});
