import { Button } from '@ziba/shared/ui/controls/button';
import { common } from '@ziba/shared/messages';
import styled from 'styled-components';
import { m } from './messages';
import type { useHits } from './use-hits';

interface Props {
  /** The number of lines. */
  found: number;
  search: Pick<ReturnType<typeof useHits>, 'isLoading' | 'error' | 'retry'>;
}

/** Shows the number of lines, that the search is running, or why it failed, with a retry button. */
export function PaletteStatus({ found, search }: Props) {
  const count = found > 0 ? m.palette.count(found) : m.palette.none;
  const isQuiet = found > 0 && !search.isLoading;
  return (
    <>
      <Line role="status" className={isQuiet || search.error ? 'visually-hidden' : undefined}>
        {search.isLoading ? m.palette.loading : count}
      </Line>
      {search.error && (
        <Line role="alert">
          {m.palette.failed(search.error.message)}{' '}
          <Button tone="quiet" size="small" icon="retry" onClick={search.retry}>
            {common.tryAgain}
          </Button>
        </Line>
      )}
    </>
  );
}

const Line = styled.p`
  padding: var(--space-2) var(--space-3);
  color: var(--text-soft);

  &[role='alert'] {
    color: var(--danger);
  }
`;
