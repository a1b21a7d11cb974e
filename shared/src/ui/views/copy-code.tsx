import { useState } from 'react';
import styled from 'styled-components';
import { m } from './messages';
import { IconButton } from '../controls/icon-button';
import { Ltr } from '../controls/ltr';
import { toast } from '../overlays/toast';

interface Props {
  /** What is copied. */
  code: string;
  /** What is shown, if that differs: a number in Persian digits, for example. */
  shown?: string;
}

/** A code with a button that copies it. */
export function CopyCode({ code, shown = code }: Props) {
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(code);
      setCopied(true);
    } catch {
      // Browsers allow it on secure pages only; the code can still be selected.
      toast.error(m.copyFailed);
    }
  };
  return (
    <Pair>
      <Ltr>{shown}</Ltr>
      <IconButton
        icon={copied ? 'check' : 'copy'}
        label={`${m.copy} ${shown}`}
        size={15}
        onClick={() => void copy()}
        onBlur={() => setCopied(false)}
      />
      <span role="status" className="visually-hidden">
        {copied && m.copied}
      </span>
    </Pair>
  );
}

const Pair = styled.span`
  display: inline-flex;
  align-items: center;
  gap: var(--space-1);
`;
