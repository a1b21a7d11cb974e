import type { Quote } from '@ziba/shared/contracts/resources-pricing';
import { common } from '@ziba/shared/messages';
import { Button } from '@ziba/shared/ui/controls/button';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Bill } from '../../../widgets/bill/bill';
import { m } from './messages';

const words = m.quote;

interface Props {
  quote: { data?: Quote; error?: { message: string }; mutate: () => unknown };
  /** Below the sums, such as a button that uses them. */
  children: ReactNode;
}

/** The price of what is chosen, line by line, with tax, as the server computes it. */
export function QuoteSummary({ quote, children }: Props) {
  return (
    <Sheet aria-label={words.title} aria-busy={!quote.data && !quote.error}>
      <h3>{words.title}</h3>
      <Sums quote={quote} />
      {children}
    </Sheet>
  );
}

function Sums({ quote: { data, error, mutate } }: Pick<Props, 'quote'>) {
  if (!data && error) {
    return (
      <p role="alert">
        {words.failed} {error.message}{' '}
        <Button tone="quiet" size="small" icon="retry" onClick={() => void mutate()}>
          {common.tryAgain}
        </Button>
      </p>
    );
  }
  if (!data) return <p role="status">{common.loading}</p>;
  if (data.lines.length === 0) return <p>{words.none}</p>;
  const subtotal = { label: words.subtotal, amount: data.subtotal };
  return <Bill quote={data} subtotal={subtotal} totalLabel={words.total} />;
}

const Sheet = styled.section`
  grid-column: 1 / -1;
  display: grid;
  gap: var(--space-3);
  min-inline-size: 0;
  padding: var(--space-4);
  border: 1px solid var(--line);
  border-radius: var(--radius-m);

  h3,
  p {
    margin: 0;
  }
  h3 {
    font-size: var(--size-m);
  }
`;
