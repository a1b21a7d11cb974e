import { useRef, useState } from 'react';
import styled from 'styled-components';
import { z } from 'zod';
import { day } from '../../contracts/days';
import { formatLongDay } from '../../format/date';
import { Button } from '../../ui/controls/button';
import { CalendarPanel } from '../../ui/dates/calendar-panel';
import type { NamedDay } from '../../ui/dates/day-rules';
import { fieldsOf, Form } from '../../ui/forms/form';
import { JalaliCalendar } from '../../ui/dates/jalali-calendar';
import type { GalleryPage } from '../gallery-page';

/** The turn of a leap year: 30 Esfand 1403. */
const turn = '2025-03-20';
const holidays: NamedDay[] = [
  { date: '2025-03-19', title: 'ملی شدن صنعت نفت', is_open: false },
  { date: '2025-03-20', title: 'پایان سال', is_open: false },
  { date: '2025-03-21', title: 'عید نوروز', is_open: false },
  { date: '2025-03-22', title: 'عید نوروز', is_open: false },
  { date: '2025-03-31', title: 'عید فطر', is_open: false },
  { date: '2025-04-01', title: 'روز طبیعت', is_open: false },
  { date: '2025-04-04', title: 'جبران تعطیلات', is_open: true },
];

function Opened() {
  const [picked, setPicked] = useState(turn);
  const [anchor, setAnchor] = useState<Element | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => setAnchor(null);
  return (
    <div>
      <Button ref={button} icon="calendar" onClick={() => setAnchor(button.current)}>
        {formatLongDay(picked)}
      </Button>
      {anchor && (
        <JalaliCalendar
          label="تاریخ"
          value={picked}
          anchor={anchor}
          holidays={holidays}
          onPick={(iso) => {
            setPicked(iso);
            close();
          }}
          onClose={close}
        />
      )}
    </div>
  );
}

interface PanelProps {
  begin: string;
  limited?: boolean;
  label: string;
}

function Panel({ begin, limited, label }: PanelProps) {
  const [focused, setFocused] = useState(begin);
  const [picked, setPicked] = useState(begin);
  const rules = limited ? { holidays, earliest: begin, closedBlocked: true } : { holidays };
  return (
    <Sheet role="group" aria-label={label}>
      <CalendarPanel
        focused={focused}
        onFocused={setFocused}
        picked={{ from: picked, to: picked }}
        onPick={setPicked}
        rules={rules}
      />
    </Sheet>
  );
}

function Panels() {
  return (
    <Row>
      <Panel label="پایان سال کبیسه" begin={turn} />
      <Panel label="آغاز سال، روزهای گذشته و تعطیل بسته" begin="2025-03-29" limited />
    </Row>
  );
}

const sample = z.object({ visit: day('تاریخ را وارد کنید'), born: day('تاریخ تولد را وارد کنید') });
const { DateField } = fieldsOf<z.input<typeof sample>>();

function Fields() {
  return (
    <Form schema={sample} initial={{ visit: turn }} submit="ثبت" onSubmit={() => undefined}>
      <DateField name="visit" label="تاریخ مراجعه" holidays={holidays} past />
      <DateField
        name="born"
        label="تاریخ تولد"
        hint="سال را با رقم هم می‌توانید انتخاب کنید"
        past
        future={false}
        startWith="years"
      />
    </Form>
  );
}

export const calendar: GalleryPage = {
  path: 'calendar',
  title: 'تقویم',
  examples: [
    { name: 'ماه با تعطیلات', Show: Panels },
    { name: 'باز می‌شود', Show: Opened },
    { name: 'تاریخ در فرم', Show: Fields },
  ],
};

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: var(--space-4);
`;

const Sheet = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-2);
  flex: 0 1 20rem;
  min-inline-size: 0;
  padding: var(--space-3);
  border: 1px solid var(--line);
  border-radius: var(--radius-l);
  background: var(--surface);
`;
