import { errorMessage } from '@ziba/shared/api/api-error';
import { toPersianDigits } from '@ziba/shared/format/digits';
import { useId, useRef, useState, type KeyboardEvent } from 'react';
import styled from 'styled-components';
import { m } from './messages';
import { ScanInput } from './scan-input';

interface Props {
  label: string;
  hint?: string;
  /** Takes what was scanned and returns what happened, to be read out. What it throws is shown. */
  onScan: (code: string) => Promise<string>;
}

interface Said {
  text: string;
  isWrong: boolean;
}

/**
 * Takes what a barcode scanner types, or a code that is typed by hand, at each Enter. The next code may come at once:
 * they are taken one after the other. It is no form, so that it can stand in one.
 */
export function ScanField({ label, hint, onScan }: Props) {
  const id = useId();
  const [code, setCode] = useState('');
  const [said, setSaid] = useState<Said>();
  const taken = useRef(Promise.resolve());

  const take = async (scanned: string) => {
    try {
      setSaid({ text: await onScan(scanned), isWrong: false });
    } catch (error) {
      const why = errorMessage(error, m.failed);
      setSaid({ text: m.refused(toPersianDigits(scanned), why), isWrong: true });
    }
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    event.stopPropagation();
    const scanned = code.trim();
    if (scanned === '') return;
    setCode('');
    taken.current = taken.current.then(() => take(scanned));
  };

  return (
    <Frame>
      <label htmlFor={id}>{label}</label>
      <ScanInput
        id={id}
        dir="ltr"
        value={code}
        autoComplete="off"
        enterKeyHint="done"
        aria-describedby={`${id}-note`}
        onChange={({ target }) => setCode(target.value)}
        onKeyDown={onKeyDown}
      />
      <p id={`${id}-note`} role="status" data-wrong={said?.isWrong || undefined}>
        {said?.text ?? hint}
      </p>
    </Frame>
  );
}

const Frame = styled.div`
  display: grid;
  gap: var(--space-1);
  max-inline-size: 30rem;
  min-inline-size: 0;

  label {
    font-size: var(--size-s);
    font-weight: 600;
  }
  p {
    min-block-size: 1.5em;
    color: var(--text-soft);
    font-size: var(--size-s);
  }
  p[data-wrong] {
    color: var(--danger);
  }
`;
