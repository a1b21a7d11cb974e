import { Icon } from '@ziba/shared/ui/controls/icon';
import { Ltr } from '@ziba/shared/ui/controls/ltr';
import styled from 'styled-components';
import { m } from './messages';
import type { PaletteOption } from './palette-options';

interface Props {
  /** The id of the list; the ids of its lines are `{id}-{position}`. */
  id: string;
  label: string;
  options: readonly PaletteOption[];
  /** The position of the line that Enter chooses. */
  active: number;
  onPoint: (position: number) => void;
}

interface Line {
  option: PaletteOption;
  position: number;
}

function groupsOf(options: readonly PaletteOption[]) {
  const groups = new Map<string, Line[]>();
  options.forEach((option, position) => {
    groups.set(option.group, [...(groups.get(option.group) ?? []), { option, position }]);
  });
  return [...groups];
}

/** The lines of the palette, below the headings of their groups. A list of only pages has no heading. */
export function OptionList({ id, label, options, active, onPoint }: Props) {
  const groups = groupsOf(options);
  return (
    <List id={id} role="listbox" aria-label={label}>
      {groups.map(([group, lines]) => (
        <div key={group} role="group" aria-label={group}>
          {(groups.length > 1 || group !== m.groups.page) && <h3 aria-hidden="true">{group}</h3>}
          {lines.map(({ option, position }) => (
            <div
              key={option.key}
              id={`${id}-${position}`}
              role="option"
              aria-selected={position === active}
              onPointerMove={() => onPoint(position)}
              onClick={option.choose}
            >
              <Icon name={option.icon} size={18} />
              <span>{option.title}</span>
              {option.note && <small>{option.note}</small>}
              {option.code && (
                <small>
                  <Ltr>{option.code}</Ltr>
                </small>
              )}
            </div>
          ))}
        </div>
      ))}
    </List>
  );
}

const List = styled.div`
  display: grid;
  gap: var(--space-2);
  /* The last visible line is cut in half, to show that there are more. */
  max-block-size: min(22rem, 50dvh);
  margin-block-start: var(--space-3);
  overflow-y: auto;

  h3 {
    padding: var(--space-1) var(--space-3);
    color: var(--text-soft);
    font-size: var(--size-xs);
    font-weight: 600;
  }
  [role='option'] {
    display: flex;
    align-items: center;
    gap: var(--space-3);
    min-block-size: var(--control);
    padding-inline: var(--space-3);
    border-radius: var(--radius-s);
    cursor: pointer;
  }
  [role='option'] > span {
    flex: 1;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  [role='option'] > svg {
    flex: none;
  }
  [aria-selected='true'] {
    background: var(--selected);
    color: var(--accent-strong);
  }
  small {
    color: var(--text-soft);
  }
`;
