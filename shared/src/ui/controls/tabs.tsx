import {
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { useSearchParams } from 'react-router-dom';
import { toPersianDigits } from '../../format/digits';
import { Icon, type IconName } from './icon';
import { Choice, Count, Frame, Row, View } from './tabs.styles';

/** One of several views of the same thing. */
export interface Tab {
  /** A short Latin word; the value in the address where the tabs have a `param`. */
  key: string;
  label: string;
  icon?: IconName;
  /** How many entries the view holds; shown beside the label. */
  count?: number;
  content: ReactNode;
}

interface Props {
  /** What the tabs are views of; read aloud. */
  label: string;
  tabs: readonly Tab[];
  /** Keeps the open tab under this name in the address, so that it survives a reload and can be shared. */
  param?: string;
  /** The tab that is open at first; the first one by default. */
  initial?: string;
}

/**
 * Views of one thing, one at a time. The left arrow opens the next tab, the right arrow the previous one, Home and
 * End the first and the last; the Tab key goes on into the view. A view that was opened once stays mounted, so what
 * was typed in it is kept. On phones the row of tabs scrolls.
 */
export function Tabs({ label, tabs, param, initial }: Props) {
  const id = useId();
  const [open, choose] = useOpenTab(tabs, param, initial);
  const [visited, setVisited] = useState<ReadonlySet<string>>(new Set());
  if (open && !visited.has(open.key)) setVisited(new Set([...visited, open.key]));

  return (
    <Frame>
      <TabList {...{ id, label, tabs, visited }} openKey={open?.key} onChoose={choose} />
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

/** The open tab and a function that opens another; kept in the address if `param` is given, else in the component. */
function useOpenTab(tabs: readonly Tab[], param: string | undefined, initial = tabs[0]?.key) {
  const [params, setParams] = useSearchParams();
  const [own, setOwn] = useState<string>();
  const wanted = param ? params.get(param) : own;
  const tabOf = (wantedKey: string | null | undefined) => tabs.find(({ key }) => key === wantedKey);
  const open = tabOf(wanted) ?? tabOf(initial) ?? tabs[0];

  const choose = (key: string) => {
    if (!param) return setOwn(key);
    return setParams(
      (now) => {
        if (key === initial) now.delete(param);
        else now.set(param, key);
        return now;
      },
      // Synchronous, so that the next key press already meets the new tab.
      { replace: true, preventScrollReset: true, flushSync: true },
    );
  };
  return [open, choose] as const;
}

interface TabListProps extends Pick<Props, 'label' | 'tabs'> {
  /** The ids of tabs and views begin with it. */
  id: string;
  openKey: string | undefined;
  visited: ReadonlySet<string>;
  onChoose: (key: string) => void;
}

function TabList({ id, label, tabs, openKey, visited, onChoose }: TabListProps) {
  const row = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const chosen = row.current?.querySelector('[aria-selected=true]');
    chosen?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [openKey]);

  const move = (event: KeyboardEvent) => {
    const current = tabs.findIndex(({ key }) => key === openKey);
    const next = tabs[indexAfter(event.key, current, tabs.length)];
    if (!next) return;
    event.preventDefault();
    onChoose(next.key);
    row.current?.querySelector<HTMLElement>(`[data-key='${next.key}']`)?.focus();
  };

  return (
    <Row ref={row} role="tablist" aria-label={label} onKeyDown={move}>
      {tabs.map(({ key, label: words, icon, count }) => (
        <Choice
          key={key}
          type="button"
          role="tab"
          id={`${id}-${key}`}
          data-key={key}
          aria-selected={key === openKey}
          aria-controls={visited.has(key) ? `${id}-${key}-view` : undefined}
          tabIndex={key === openKey ? 0 : -1}
          onClick={() => onChoose(key)}
        >
          {icon && <Icon name={icon} />}
          {words}
          {count !== undefined && <Count>{toPersianDigits(count)}</Count>}
        </Choice>
      ))}
    </Row>
  );
}

/** Where a key leads in a row of `count` tabs that runs from right to left; -1 for other keys. */
function indexAfter(key: string, current: number, count: number): number {
  const targets: Record<string, number> = {
    ArrowLeft: (current + 1) % count,
    ArrowRight: (current || count) - 1,
    Home: 0,
    End: count - 1,
  };
  return targets[key] ?? -1;
}
