import { Avatar } from '../../ui/avatar';
import { Card } from '../../ui/card';
import { CardGrid } from '../../ui/card-grid';
import { Collapsible } from '../../ui/collapsible';
import { FactList } from '../../ui/fact-list';
import { PageHeader } from '../../ui/page-header';
import { StatusBadge, type StatusTone } from '../../ui/status-badge';
import { Toolbar } from '../../ui/toolbar';
import { Button } from '../../ui/button';
import type { GalleryPage } from '../gallery-page';

const tones: Record<StatusTone, string> = {
  success: 'موجود',
  warning: 'رو به اتمام',
  danger: 'تمام‌شده',
  info: 'در حال ویزیت',
  neutral: 'در انتظار',
};

function Badges() {
  return (
    <Toolbar>
      {Object.entries(tones).map(([tone, label]) => (
        <StatusBadge key={tone} tone={tone as StatusTone} label={label} />
      ))}
    </Toolbar>
  );
}

function Cards() {
  return (
    <CardGrid>
      <Card title="مشخصات" hint="از پرونده زیباجو" actions={<Button size="small">ویرایش</Button>}>
        <FactList
          facts={[
            { label: 'نام', value: 'سارا رضایی' },
            { label: 'کد ملی', value: '0012345679' },
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

function Header() {
  return (
    <PageHeader
      title="ویرایش کالا"
      hint="سرم ویتامین سی"
      back={{ to: '/surfaces', label: 'انبارداری' }}
      actions={<Button icon="add">ثبت</Button>}
    />
  );
}

export const surfaces: GalleryPage = {
  path: 'surfaces',
  title: 'کارت‌ها و نشان‌ها',
  examples: [
    { name: 'نشان وضعیت', Show: Badges },
    { name: 'کارت', Show: Cards },
    { name: 'بخش جمع‌شونده', Show: Folds },
    { name: 'سر صفحه', Show: Header },
  ],
};
