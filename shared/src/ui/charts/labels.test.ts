import { axisUnit, pointLabel, valueText } from './labels';

it('names days, months and plain points', () => {
  expect(pointLabel('2025-03-21', 'day')).toEqual({
    short: '۱',
    group: 'فروردین',
    long: 'جمعه ۱ فروردین ۱۴۰۴',
  });
  expect(pointLabel('2025-03-20', 'month')).toMatchObject({ short: 'اسفند', group: '۱۴۰۳' });
  expect(pointLabel('لیزر 2', undefined).short).toBe('لیزر ۲');
});

it('takes a large unit out of the marks', () => {
  const { word, format } = axisUnit([0, 10_000_000, 20_000_000]);
  expect([word, format(20_000_000)]).toEqual(['میلیون', '۲۰']);
  expect(axisUnit([0, 500, 1000]).word).toBe('');
  expect(axisUnit([0, 25_000, 50_000]).word).toBe('هزار');
  expect(axisUnit([0, 1_000_000, 2_000_000]).word).toBe('میلیون');
});

it('tells a missing value from zero', () => {
  expect(valueText(null, 'تومان')).toBe('ثبت نشده');
  expect(valueText(0, 'تومان')).toBe('۰ تومان');
});
