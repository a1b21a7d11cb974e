import type { ComponentProps } from 'react';
import { fromJalali } from '../../format/jalali';
import type { Chart } from '../../ui/charts/chart';

interface ChartExample {
  name: string;
  charts: ComponentProps<typeof Chart>[];
}

/** The first days of twelve months from Mehr 1403. */
const months = Array.from({ length: 12 }, (_, index) => {
  const month = 7 + index;
  return (
    fromJalali({ year: month > 12 ? 1404 : 1403, month: ((month - 1) % 12) + 1, day: 1 }) ?? ''
  );
});

/** Thirty days to 10 Khordad 1404. */
const days = Array.from({ length: 30 }, (_, index) =>
  new Date(Date.UTC(2025, 4, 2 + index)).toISOString().slice(0, 10),
);

const visits = days.map((_, index) => (index % 7 === 0 ? 0 : 18 + ((index * 37) % 23)));
const income = [182, 204, 231, 219, 246, 258, 240, 276, 301, 288, 322, 346];
const costs = [141, 150, 149, 166, 158, 171, 190, 181, 187, 204, 199, 210];

/** The days of half a year to 10 Khordad 1404. */
const manyDays = Array.from({ length: 180 }, (_, index) =>
  new Date(Date.UTC(2024, 11, 3 + index)).toISOString().slice(0, 10),
);

const ways = [
  { name: 'کارتخوان', values: [92, 104, 121, 110, 131, 142] },
  { name: 'نقد', values: [40, 38, 44, 51, 42, 47] },
  { name: 'کارت به کارت', values: [31, 42, 36, 48, 52, 55] },
  { name: 'بیمه', values: [19, 20, 30, 24, 33, 28] },
];

/** The examples of the page of charts; the charts of one example are side by side. */
export const chartExamples: ChartExample[] = [
  {
    name: 'خط، یک سری',
    charts: [
      {
        kind: 'line',
        label: 'نوبت‌های ویزیت‌شده',
        hint: '۳۰ روز گذشته',
        points: days,
        time: 'day',
        unit: 'نوبت',
        series: [{ name: 'ویزیت', values: visits }],
      },
    ],
  },
  {
    name: 'خط، چند سری، زیان و نبود داده',
    charts: [
      {
        kind: 'line',
        label: 'درآمد و هزینه',
        hint: 'از مهر ۱۴۰۳',
        points: months,
        time: 'month',
        unit: 'تومان',
        series: [
          { name: 'درآمد', values: income.map((value) => value * 1_000_000) },
          { name: 'هزینه', values: costs.map((value) => value * 1_000_000) },
          {
            name: 'سود پارسال',
            values: income.map((value, index) =>
              index === 4 ? null : (value - 190 - index * 4) * 1_000_000,
            ),
          },
        ],
      },
    ],
  },
  {
    name: 'نقطه‌های بسیار',
    charts: [
      {
        kind: 'line',
        label: 'زیباجویان جدید',
        hint: '۱۸۰ روز گذشته',
        points: manyDays,
        time: 'day',
        series: [{ name: 'زیباجو', values: manyDays.map((_, day) => 6 + ((day * 31) % 11)) }],
      },
      {
        kind: 'bar',
        label: 'پیامک‌های ارسالی',
        hint: '۱۸۰ روز گذشته',
        points: manyDays,
        time: 'day',
        series: [{ name: 'پیامک', values: manyDays.map((_, day) => 400 + ((day * 137) % 911)) }],
      },
    ],
  },
  {
    name: 'ستون و میله',
    charts: [
      {
        kind: 'bar',
        label: 'سود ماهانه',
        points: months,
        time: 'month',
        unit: 'تومان',
        series: [
          {
            name: 'سود',
            values: income.map((value, index) => (value - 214 - index * 5) * 1_000_000),
          },
        ],
      },
      {
        kind: 'bar',
        label: 'خدمات پرفروش',
        hint: 'این ماه',
        points: ['لیزر موهای زائد', 'تزریق بوتاکس', 'مزوتراپی', 'میکرونیدلینگ', 'پاکسازی پوست'],
        unit: 'تومان',
        series: [
          {
            name: 'فروش',
            values: [96_400_000, 71_250_000, 43_900_000, 21_000_000, 8_600_000],
          },
        ],
      },
    ],
  },
  {
    name: 'کنار هم',
    charts: [
      {
        kind: 'bar',
        label: 'نوبت‌ها به تفکیک نتیجه',
        points: months.slice(-6),
        time: 'month',
        series: [
          { name: 'ویزیت', values: [210, 243, 198, 260, 274, 281] },
          { name: 'کنسل', values: [32, 28, 41, 22, 30, 19] },
          { name: 'غیبت', values: [12, 20, 9, 14, 7, 11] },
        ],
      },
      {
        kind: 'bar',
        label: 'تغییر موجودی',
        points: ['سرم ویتامین سی', 'کرم ضدآفتاب', 'ژل لیزر'],
        series: [
          { name: 'این ماه', values: [12, -7, 30] },
          { name: 'ماه قبل', values: [-4, 9, 22] },
        ],
      },
    ],
  },
  {
    name: 'روی هم',
    charts: [
      {
        kind: 'stacked',
        label: 'دریافتی به تفکیک روش پرداخت',
        points: months.slice(-6),
        time: 'month',
        unit: 'تومان',
        series: ways.map(({ name, values }) => ({
          name,
          values: values.map((value) => value * 1_000_000),
        })),
      },
      {
        kind: 'stacked',
        label: 'کار پزشکان',
        points: ['دکتر مینا صالحی', 'دکتر آرش نادری', 'دکتر لیلا مرادی'],
        unit: 'نوبت',
        series: [
          { name: 'مشاوره', values: [42, 30, 25] },
          { name: 'درمان', values: [61, 44, 70] },
          { name: 'پیگیری', values: [18, 22, 9] },
        ],
      },
    ],
  },
  {
    name: 'حلقه',
    charts: [
      {
        kind: 'donut',
        label: 'سهم خدمات از درآمد',
        hint: 'خرداد ۱۴۰۴',
        unit: 'تومان',
        slices: [
          { name: 'لیزر', value: 96_400_000 },
          { name: 'تزریق', value: 71_250_000 },
          { name: 'پوست', value: 43_900_000 },
          { name: 'مو', value: 21_000_000 },
          { name: 'مشاوره', value: 8_600_000 },
          { name: 'ماساژ', value: 6_100_000 },
          { name: 'فروش کالا', value: 3_900_000 },
        ],
      },
      {
        kind: 'donut',
        label: 'زیباجویان',
        unit: 'نفر',
        slices: [
          { name: 'خانم', value: 1043 },
          { name: 'آقا', value: 241 },
        ],
      },
    ],
  },
  {
    name: 'بدون داده',
    charts: [{ kind: 'line', label: 'نوبت‌های امسال', points: [], time: 'month', series: [] }],
  },
];
