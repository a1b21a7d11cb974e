import { ActionCard } from '../../ui/views/action-card';
import { Button } from '../../ui/controls/button';
import { ButtonLink } from '../../ui/controls/button-link';
import { CardGrid } from '../../ui/views/card-grid';
import { CopyCode } from '../../ui/views/copy-code';
import { IconButton } from '../../ui/controls/icon-button';
import { Toolbar } from '../../ui/tables/toolbar';
import { UnavailableButton } from '../../ui/overlays/unavailable-button';
import type { GalleryPage } from '../gallery-page';

function Tones() {
  return (
    <Toolbar>
      <Button tone="primary" icon="check">
        ثبت
      </Button>
      <Button tone="secondary">انصراف</Button>
      <Button tone="danger" icon="delete">
        حذف
      </Button>
      <Button tone="quiet" icon="edit">
        ویرایش
      </Button>
    </Toolbar>
  );
}

function Small() {
  return (
    <Toolbar>
      <Button tone="primary" size="small">
        ثبت
      </Button>
      <Button size="small" tone="secondary">
        انصراف
      </Button>
      <Button size="small" tone="quiet" icon="retry">
        تلاش دوباره
      </Button>
      <IconButton icon="close" label="بستن" />
      <CopyCode code="SVC-1004" />
    </Toolbar>
  );
}

function BusyAndDisabled() {
  return (
    <Toolbar>
      <Button tone="primary" busy>
        در حال ثبت…
      </Button>
      <Button disabled>ثبت</Button>
      <Button tone="secondary" disabled>
        انصراف
      </Button>
      <UnavailableButton icon="receipt" why="این جلسه انجام شده است.">
        پرداخت
      </UnavailableButton>
    </Toolbar>
  );
}

function Links() {
  return (
    <CardGrid>
      <ActionCard to="/buttons" icon="appointments" title="نوبت پزشک" hint="۳ پزشک آماده پذیرش" />
      <ActionCard to="/buttons" icon="patients" title="زیباجویان" hint="پرونده و سوابق" />
      <ActionCard small to="/buttons" icon="file" title="طرح درمان" hint="۳ پزشک" />
      <ButtonLink to="/buttons" icon="add">
        ثبت کالای جدید
      </ButtonLink>
    </CardGrid>
  );
}

export const buttons: GalleryPage = {
  path: 'buttons',
  title: 'دکمه‌ها و پیوندها',
  examples: [
    { name: 'لحن‌ها', Show: Tones },
    { name: 'کوچک', Show: Small },
    { name: 'مشغول و غیرفعال', Show: BusyAndDisabled },
    { name: 'پیوندها', Show: Links },
  ],
};
