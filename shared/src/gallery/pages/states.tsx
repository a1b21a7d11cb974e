import { ApiError } from '../../api/api-error';
import { Button } from '../../ui/controls/button';
import { StaleNotice } from '../../ui/views/stale-notice';
import { EmptyView, ErrorView, LoadingView, NoAccessView } from '../../ui/views/state-views';
import { ForbiddenView } from '../../ui/views/forbidden-view';
import { RecordScreen } from '../../ui/views/record-screen';
import { Skeleton } from '../../ui/controls/skeleton';
import { toast } from '../../ui/overlays/toast';
import { Toolbar } from '../../ui/tables/toolbar';
import type { GalleryPage } from '../gallery-page';

const nothing = () => undefined;
const offline = new ApiError(0, { code: 'offline', message: 'ارتباط با سرور برقرار نشد.' });

const Loading = () => <LoadingView />;
const Empty = () => <EmptyView title="هنوز کالایی ثبت نشده است" />;
const Failed = () => <ErrorView error={offline} onRetry={nothing} />;
const Stale = () => <StaleNotice onRetry={nothing} />;
const Forbidden = () => <ForbiddenView />;
const Lines = () => <Skeleton />;
const Facts = () => <Skeleton shape="facts" count={4} />;
const Cards = () => <Skeleton shape="cards" count={3} />;
const Fields = () => <Skeleton shape="form" count={4} />;
const NoAccess = () => <NoAccessView />;

const absent = new ApiError(404, { code: 'not_found', message: 'دستگاه یافت نشد' });
const closed = new ApiError(403, { code: 'section_off', message: 'این بخش خاموش است' });

/** A record screen in one state. */
function recordState(name: string, answer: { data?: { name: string }; error?: ApiError }) {
  const Show = () => (
    <RecordScreen
      record={{ ...answer, mutate: nothing }}
      title="دستگاه"
      back={{ to: '.', label: 'دستگاه‌ها' }}
      head={(device) => ({ title: device.name, actions: <Button icon="edit">ویرایش</Button> })}
    >
      {(device) => <p>{device.name}</p>}
    </RecordScreen>
  );
  return { name, Show };
}

function Toasting() {
  return (
    <Toolbar>
      <Button onClick={() => toast.success('کالا با موفقیت ثبت شد!')}>موفق</Button>
      <Button onClick={() => toast.error('خطا در ثبت اطلاعات')}>خطا</Button>
      <Button onClick={() => toast.info('نسخه جدید آماده است')}>خبر</Button>
    </Toolbar>
  );
}

export const states: GalleryPage = {
  path: 'states',
  title: 'حالت‌ها و پیام‌ها',
  examples: [
    { name: 'در حال دریافت', Show: Loading },
    { name: 'جای متن', Show: Lines },
    { name: 'جای مشخصات', Show: Facts },
    { name: 'جای کارت‌ها', Show: Cards },
    { name: 'جای فرم', Show: Fields },
    { name: 'خالی', Show: Empty },
    { name: 'خطا', Show: Failed },
    { name: 'به‌روزرسانی ناموفق', Show: Stale },
    { name: 'بخش بسته', Show: Forbidden },
    { name: 'بدون دسترسی', Show: NoAccess },
    { name: 'پیام کوتاه', Show: Toasting },
    recordState('صفحه یک مورد', { data: { name: 'لیزر دیود' } }),
    recordState('صفحه یک مورد: در حال دریافت', {}),
    recordState('صفحه یک مورد: پیدا نشد', { error: absent }),
    recordState('صفحه یک مورد: بدون دسترسی', { error: closed }),
    recordState('صفحه یک مورد: خطا', { error: offline }),
    recordState('صفحه یک مورد: به‌روزرسانی ناموفق', {
      data: { name: 'لیزر دیود' },
      error: offline,
    }),
  ],
};
