import { useRef, useState } from 'react';
import { formatLongDay } from '../../format/date';
import { Button } from '../../ui/button';
import { JalaliCalendar } from '../../ui/jalali-calendar';
import type { GalleryPage } from '../gallery-page';

/** The turn of a leap year: 30 Esfand 1403. */
const turn = '2025-03-20';

function Month() {
  const [day, setDay] = useState(turn);
  const [anchor, setAnchor] = useState<DOMRect>();
  const button = useRef<HTMLButtonElement>(null);
  const close = () => setAnchor(undefined);
  return (
    <p>
      <Button
        ref={button}
        icon="calendar"
        tone="secondary"
        onClick={() => setAnchor(button.current?.getBoundingClientRect())}
      >
        {formatLongDay(day)}
      </Button>
      {anchor && (
        <JalaliCalendar
          label="تاریخ"
          value={day}
          anchor={anchor}
          onPick={(picked) => {
            setDay(picked);
            close();
          }}
          onClose={close}
        />
      )}
    </p>
  );
}

export const calendar: GalleryPage = {
  path: 'calendar',
  title: 'تقویم',
  examples: [{ name: 'پایان سال کبیسه ۱۴۰۳', Show: Month }],
};
