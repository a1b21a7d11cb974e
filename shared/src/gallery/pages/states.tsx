import { ApiError } from '../../api/api-error';
import { Button } from '../../ui/controls/button';
import { StaleNotice } from '../../ui/forms/stale-notice';
import { EmptyView, ErrorView, LoadingView, NoAccessView } from '../../ui/views/state-views';
import { ForbiddenView } from '../../ui/views/forbidden-view';
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
  ],
};
