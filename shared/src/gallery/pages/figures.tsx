import { CardGrid } from '../../ui/views/card-grid';
import { Card } from '../../ui/views/card';
import { Gauge } from '../../ui/charts/gauge/gauge';
import { ProgressBar } from '../../ui/controls/progress-bar';
import { StatCard } from '../../ui/views/stat-card';
import type { GalleryPage } from '../gallery-page';

const nothing = () => undefined;
const offline = { message: 'ارتباط با سرور برقرار نشد.' };

function Stats() {
  return (
    <CardGrid min={9}>
      <StatCard
        label="نوبت‌های امروز"
        icon="appointments"
        value={42}
        before={36}
        since="نسبت به دیروز"
        good="up"
        to="/figures"
      />
      <StatCard
        label="درآمد امروز"
        icon="accounting"
        value={128_450_000}
        unit="تومان"
        before={140_000_000}
        since="نسبت به دیروز"
        good="up"
        to="/figures"
      />
      <StatCard
        label="نوبت‌های کنسل‌شده"
        icon="archive"
        value={2}
        before={5}
        since="نسبت به هفته قبل"
        good="down"
      />
      <StatCard
        label="زیباجویان"
        icon="patients"
        value={1284}
        before={1284}
        since="نسبت به ماه قبل"
      />
    </CardGrid>
  );
}

function StatStates() {
  return (
    <CardGrid min={9}>
      <StatCard label="نوبت‌های امروز" icon="appointments" to="/figures" />
      <StatCard label="درآمد امروز" icon="accounting" error={offline} onRetry={nothing} />
      <StatCard label="موجودی رو به اتمام" value={0} unit="کالا" />
    </CardGrid>
  );
}

function Gauges() {
  return (
    <Card>
      <CardGrid min={9}>
        <Gauge label="اشتراک" value={20} max={365} text="۲۰ روز" hint="تا ۱۴۰۵/۰۹/۲۰" />
        <Gauge label="پیامک" value={500} max={1000} hint="۵۰۰ از ۱٬۰۰۰ پیامک" />
        <Gauge label="فضا" value={27} max={30} hint="۲۷ از ۳۰ گیگابایت" />
        <Gauge label="ترافیک" value={1} max={null} />
        <Gauge label="کاربران" value={null} max={10} />
      </CardGrid>
    </Card>
  );
}

function Bars() {
  return (
    <Card>
      <CardGrid>
        <ProgressBar label="ورود زیباجویان از فایل" value={320} max={1284} text="۳۲۰ از ۱٬۲۸۴" />
        <ProgressBar label="پشتیبان‌گیری" value={0.72} />
        <ProgressBar label="آماده‌سازی گزارش…" />
      </CardGrid>
    </Card>
  );
}

export const figures: GalleryPage = {
  path: 'figures',
  title: 'ارقام، سنجه‌ها و پیشرفت',
  examples: [
    { name: 'کارت آمار', Show: Stats },
    { name: 'کارت آمار: حالت‌ها', Show: StatStates },
    { name: 'سنجه', Show: Gauges },
    { name: 'پیشرفت', Show: Bars },
  ],
};
