import type { Session } from '@ziba/shared/session/session-store';
import { Button } from '@ziba/shared/ui/controls/button';
import { lazyPart } from '@ziba/shared/ui/controls/lazy-part';
import { Dialog } from '@ziba/shared/ui/overlays/dialog';
import { useEffect, useEffectEvent, useId, useState, type KeyboardEvent } from 'react';
import { useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { areaOf } from '../login/landing';
import { KeyCap } from './key-cap';
import { m } from './messages';
import { OptionList } from './option-list';
import { PaletteStatus } from './palette-status';
import { usePalette } from './use-palette';

interface Props {
  session: Session;
  onClose: () => void;
  /** Shows the help in its place; offered where the bar has no button for it. */
  onHelp: () => void;
}

const PatientDrawer = lazyPart(async () => {
  const { loadMoney } = await import(/* webpackChunkName: "forms" */ '../federation/later-forms');
  return (await loadMoney()).money['domain/patient-drawer/patient-drawer'].PatientDrawer;
});

/** Closes when another page is opened, as by a link of the patient's card. */
function useCloseElsewhere(onClose: () => void) {
  const { key } = useLocation();
  const [opened] = useState(key);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (key !== opened) close();
  }, [key, opened]);
}

const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

/**
 * Goes to any screen that the user may open, and finds patients, appointments, plans and products with
 * what can be done with each: a few letters, arrows, Enter.
 */
export function PaletteDialog({ session, onClose, onHelp }: Props) {
  const palette = usePalette(session, onClose);
  useCloseElsewhere(onClose);
  const { typed, options, index, setIndex, asked, patient } = palette;
  const id = useId();
  const listId = `${id}-list`;
  const isClinic = areaOf(session.access) === 'clinic';
  const label = isClinic ? m.palette.label : m.palette.adminLabel;

  if (patient) return <PatientDrawer patient={patient} onClose={onClose} />;

  /** Escape leads back to what was found first; heard before the dialog, which would close. */
  const backByEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !asked) return;
    event.preventDefault();
    event.stopPropagation();
    palette.back();
  };
  const move = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (event.key === 'Enter') options[index]?.choose();
    if (step === undefined || options.length === 0) return;
    event.preventDefault();
    const next = (index + step + options.length) % options.length;
    setIndex(next);
    document.getElementById(`${listId}-${next}`)?.scrollIntoView({ block: 'nearest' });
  };

  return (
    <Dialog open title={m.palette.title} onClose={onClose}>
      <Search
        data-autofocus
        role="combobox"
        aria-label={label}
        aria-expanded={options.length > 0}
        aria-controls={listId}
        aria-activedescendant={options.length > 0 ? `${listId}-${index}` : undefined}
        aria-autocomplete="list"
        placeholder={isClinic ? m.palette.placeholder : m.palette.adminPlaceholder}
        maxLength={200}
        value={typed}
        onChange={({ target }) => palette.type(target.value)}
        onKeyDown={move}
        onKeyDownCapture={backByEscape}
      />
      <OptionList id={listId} label={label} options={options} active={index} onPoint={setIndex} />
      <PaletteStatus found={options.length} search={palette.search} />
      <Foot>
        {asked && (
          <Button tone="quiet" size="small" icon="previous-step" onClick={palette.back}>
            {m.palette.back}
          </Button>
        )}
        <Hints aria-hidden="true">
          {m.palette.hints.map(({ keys, does }) => (
            <span key={does}>
              {keys.map((key) => (
                <KeyCap key={key} name={key} />
              ))}
              {does}
            </span>
          ))}
        </Hints>
        <Help>
          <Button tone="quiet" size="small" icon="help" onClick={onHelp}>
            {m.help.title}
          </Button>
        </Help>
      </Foot>
    </Dialog>
  );
}

const Search = styled.input`
  inline-size: 100%;
  block-size: 3rem;
  padding-inline: var(--space-3);
  border: 1px solid var(--line-strong);
  border-radius: var(--radius-m);
  background: var(--surface);

  &:focus {
    border-color: transparent;
    outline: 2px solid var(--accent);
    outline-offset: 0;
  }
`;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-4);
  padding-block-start: var(--space-3);
  border-block-start: 1px solid var(--line);
`;

/** Of no use to fingers. */
const Hints = styled.div`
  display: flex;
  gap: var(--space-4);
  color: var(--text-soft);
  font-size: var(--size-xs);

  span {
    display: flex;
    align-items: center;
    gap: var(--space-1);
  }
  @media (pointer: coarse) {
    display: none;
  }
`;

const Help = styled.div`
  @media (min-width: 768px) {
    display: none;
  }
`;
