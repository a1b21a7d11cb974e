import { Avatar } from '../../ui/controls/avatar';
import { Card } from '../../ui/views/card';
import { CardGrid } from '../../ui/views/card-grid';
import { Collapsible } from '../../ui/controls/collapsible';
import { FactList } from '../../ui/views/fact-list';
import { Button } from '../../ui/controls/button';
import type { GalleryPage } from '../gallery-page';

function Cards() {
  return (
    <CardGrid>
      <Card title="مشخصات" hint="از پرونده زیباجو" actions={<Button size="small">ویرایش</Button>}>
        <FactList
          facts={[
            { label: 'نام', value: 'سارا رضایی' },
            { label: 'کد ملی', value: '۰۰۱۲۳۴۵۶۷۹' },
            { label: 'نشانی', value: 'شیراز، خیابان زند، کوچه ۱۲، پلاک ۴' },
          ]}
        />
      </Card>
      <Card>
        <Avatar name="مینا صالحی" size={64} />
      </Card>
    </CardGrid>
  );
}

function Folds() {
  return (
    <>
      <Collapsible title="بیمه" hint="تامین اجتماعی" open>
        سهم کلینیک ۷۰٪ است.
      </Collapsible>
      <Collapsible title="بانک">بانک ملت</Collapsible>
    </>
  );
}

export const surfaces: GalleryPage = {
  path: 'surfaces',
  title: 'کارت‌ها و نشان‌ها',
  examples: [
    { name: 'کارت', Show: Cards },
    { name: 'بخش جمع‌شونده', Show: Folds },
  ],
};
