import {
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { toPersianDigits } from '../../format/digits';
import { Icon, type IconName } from './icon';

/** One of several views of the same thing. */
export interface Tab {
  /** A short Latin word; stands in the address where the tabs are bound to it. */
  key: string;
  label: string;
  icon?: IconName;
  /** How many things wait there. */
  count?: number;
  content: ReactNode;
}

interface Props {
  /** What the tabs are views of; read aloud. */
  label: string;
  tabs: readonly Tab[];
  /** Binds the choice to this name in the address, so that it survives reload and can be sent. */
  param?: string;
}

/**
 * Views of one thing, one at a time. Arrow keys in the sense of the page (left is next), Home and End
 * move and choose; Tab goes on into the view. A view that was open stays as it was left. On phones the
 * row scrolls.
 */
export function Tabs({ label, tabs, param }: Props) {
  const id = useId();
  const row = useRef<HTMLDivElement>(null);
  const [params, setParams] = useSearchParams();
  const [own, setOwn] = useState<string>();
  const wanted = param ? params.get(param) : own;
  const open = tabs.find(({ key }) => key === wanted) ?? tabs[0];
  const [visited, setVisited] = useState<ReadonlySet<string>>(new Set());
  if (open && !visited.has(open.key)) setVisited(new Set([...visited, open.key]));

  const choose = (key: string) => {
    if (!param) return setOwn(key);
    return setParams(
      (now) => {
        if (key === tabs[0]?.key) now.delete(param);
        else now.set(param, key);
        return now;
      },
      // The keyboard may go on at once.
      { replace: true, preventScrollReset: true, flushSync: true },
    );
  };
  const move = (event: KeyboardEvent) => {
    const now = tabs.findIndex(({ key }) => key === open?.key);
    const places: Record<string, number> = {
      ArrowLeft: (now + 1) % tabs.length,
      ArrowRight: (now || tabs.length) - 1,
      Home: 0,
      End: tabs.length - 1,
    };
    const next = tabs[places[event.key] ?? -1];
    if (!next) return;
    event.preventDefault();
    choose(next.key);
    row.current?.querySelector<HTMLElement>(`[data-key='${next.key}']`)?.focus();
  };

  useLayoutEffect(() => {
    const chosen = row.current?.querySelector('[aria-selected=true]');
    chosen?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [open?.key]);

  return (
    <Frame>
      <Row ref={row} role="tablist" aria-label={label} onKeyDown={move}>
        {tabs.map(({ key, label: words, icon, count }) => (
          <Choice
            key={key}
            type="button"
            role="tab"
            id={`${id}-${key}`}
            data-key={key}
            aria-selected={key === open?.key}
            aria-controls={visited.has(key) ? `${id}-${key}-view` : undefined}
            tabIndex={key === open?.key ? 0 : -1}
            onClick={() => choose(key)}
          >
            {icon && <Icon name={icon} />}
            {words}
            {count !== undefined && <Count>{toPersianDigits(count)}</Count>}
          </Choice>
        ))}
      </Row>
      {tabs
        .filter(({ key }) => visited.has(key))
        .map(({ key, content }) => (
          <View
            key={key}
            role="tabpanel"
            id={`${id}-${key}-view`}
            aria-labelledby={`${id}-${key}`}
            tabIndex={0}
            hidden={key !== open?.key}
          >
            {content}
          </View>
        ))}
    </Frame>
  );
}

const Frame = styled.div`
  min-inline-size: 0;
`;

const Row = styled.div`
  display: flex;
  gap: var(--space-4);
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scrollbar-width: none;
  box-shadow: inset 0 -1px var(--line);
`;

const Choice = styled.button`
  position: relative;
  display: inline-flex;
  align-items: center;
  flex: none;
  gap: var(--space-2);
  min-block-size: calc(var(--control) + 4px);
  padding-inline: var(--space-1);
  border: 0;
  background: none;
  color: var(--text-soft);
  white-space: nowrap;
  transition: color var(--quick) var(--ease);

  &::after {
    content: '';
    position: absolute;
    inset-inline: 0;
    inset-block-end: 0;
    block-size: 3px;
    border-radius: 3px 3px 0 0;
    background: var(--accent);
    transform: scaleX(0);
    transition: transform var(--calm) var(--ease);
  }
  &:hover {
    color: var(--text);
  }
  &:focus-visible {
    outline-offset: -3px;
  }
  &[aria-selected='true'] {
    color: var(--accent);
    font-weight: 650;
  }
  &[aria-selected='true']::after {
    transform: none;
  }
`;

const Count = styled.span`
  min-inline-size: 1.25rem;
  padding-inline: var(--space-1);
  border-radius: var(--radius-full);
  background: var(--neutral-soft);
  color: var(--neutral);
  font-size: var(--size-xs);
  font-weight: 600;
  line-height: 1.25rem;
  text-align: center;
`;

const View = styled.div`
  padding-block-start: var(--space-5);
`;
