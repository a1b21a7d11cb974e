import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { common } from '../../messages';
import { useListReturn, usePassedList } from '../../router/list-return';
import { Icon } from '../controls/icon';

interface Props {
  title: string;
  /** One line below the title: what this screen is about, or whose record it shows. */
  hint?: ReactNode;
  /**
   * The link back: `{ to, label }`, or an address alone. If the screen was opened from the list at this address, the
   * link keeps the page, search and filters of the list.
   */
  back?: string | { to: string; label: string };
  /** Buttons at the end; the primary one last. */
  actions?: ReactNode;
}

/** The head of a screen: link back, the only `h1`, buttons. */
export function PageHeader({ title, hint, back, actions }: Props) {
  const backLink = typeof back === 'string' ? { to: back, label: common.back } : back;
  return (
    <Head>
      <div>
        {backLink && <BackLink {...backLink} />}
        <h1 tabIndex={-1}>{title}</h1>
        {hint && <Hint>{hint}</Hint>}
      </div>
      {actions && <Actions>{actions}</Actions>}
    </Head>
  );
}

function BackLink({ to, label }: { to: string; label: string }) {
  return (
    <Back to={useListReturn(to)} state={usePassedList()}>
      <Icon name="back" size={16} />
      {label}
    </Back>
  );
}

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  justify-content: space-between;
  gap: var(--space-3) var(--space-5);
  margin-block-end: var(--space-5);
`;

const Back = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: var(--space-1);
  min-block-size: var(--control-s);
  color: var(--text-soft);
  font-size: var(--size-s);
  text-decoration: none;

  &:hover {
    color: var(--accent);
  }
`;

const Hint = styled.p`
  color: var(--text-soft);
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
`;
