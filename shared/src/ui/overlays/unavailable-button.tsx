import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { Button } from '../controls/button';
import { toast } from './toast';
import { Tooltip } from './tooltip';

interface Props extends Omit<ComponentProps<typeof Button>, 'disabled' | 'busy' | 'onClick'> {
  /** Why it cannot be pressed now, in a sentence. */
  why: string;
}

/** Milliseconds: a sentence takes longer than two words. */
const readingTime = 6_000;

/**
 * A button that does nothing now and says why: in its tip, to assistive technology, and when it is
 * pressed all the same, for fingers have no tips. The keyboard still reaches it.
 */
export function UnavailableButton({ why, ...rest }: Props) {
  return (
    <Tooltip text={why}>
      <Faded {...rest} aria-disabled onClick={() => toast.info(why, readingTime)} />
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
