import { formatLongDay, formatTime } from '@ziba/shared/format/date';
import { ButtonLink } from '@ziba/shared/ui/controls/button-link';
import { Icon } from '@ziba/shared/ui/controls/icon';
import styled from 'styled-components';
import { m } from './messages';

interface Props {
  /** ISO 8601; undefined while none is chosen. */
  start: string | undefined;
  end: string | undefined;
  /** The form for the chosen time. */
  to: string;
}

/** The chosen time with the link to the form; it stays visible below long lists of times. */
export function ChosenTime({ start, end, to }: Props) {
  const day = formatLongDay(start);
  const text = end
    ? m.timeFromTo(day, formatTime(start), formatTime(end))
    : m.timeAt(day, formatTime(start));
  return (
    <Bar>
      <p role="status">
        <Icon name="clock" />
        {start ? <b>{text}</b> : m.chooseTime}
      </p>
      {start && (
        <ButtonLink to={to} tone="primary">
          {m.enterDetails}
        </ButtonLink>
      )}
    </Bar>
  );
}

const Bar = styled.div`
  position: sticky;
  inset-block-end: 0;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-2) var(--space-4);
  min-block-size: calc(var(--control) + 2 * var(--space-3));
  margin-inline: calc(-1 * var(--space-5));
  margin-block-end: calc(-1 * var(--space-5));
  padding: var(--space-3) var(--space-5);
  background: var(--surface);
  border-block-start: 1px solid var(--line);
  border-end-start-radius: var(--radius-l);
  border-end-end-radius: var(--radius-l);

  p {
    display: flex;
    align-items: center;
    gap: var(--space-2);
    color: var(--text-soft);
  }
  b {
    color: var(--text);
  }
  @media (max-width: 30rem) {
    margin-inline: calc(-1 * var(--space-4));
    margin-block-end: calc(-1 * var(--space-4));
    padding-inline: var(--space-4);

    > a {
      inline-size: 100%;
    }
  }
`;
