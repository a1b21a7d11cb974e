import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { Button } from '../controls/button';
import { toast } from './toast';
import { Tooltip } from './tooltip';

interface Props extends Omit<ComponentProps<typeof Button>, 'disabled' | 'busy' | 'onClick'> {
  /** Why it cannot be pressed now, in a sentence. */
  why: string;
}

/** A sentence takes longer to read than the usual message. */
const readingTimeMs = 6_000;

/**
 * A button that cannot be used now and says why: in a tooltip, to screen readers, and in a message when it is pressed,
 * because touch screens show no tooltips. The keyboard still reaches it.
 */
export function UnavailableButton({ why, ...rest }: Props) {
  return (
    <Tooltip text={why}>
      <Faded {...rest} aria-disabled onClick={() => toast.info(why, readingTimeMs)} />
    </Tooltip>
  );
}

const Faded = styled(Button)`
  &&,
  &&:hover {
    background: var(--neutral-soft);
    border-color: transparent;
    color: var(--neutral);
  }
`;
