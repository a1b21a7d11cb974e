import { useState, type MouseEvent, type ReactNode } from 'react';
import styled, { keyframes } from 'styled-components';
import { common } from '../../messages';
import { signOut } from '../../api/sign-out';
import { Button } from '../controls/button';
import { ButtonLink } from '../controls/button-link';
import { Icon, type IconName } from '../controls/icon';
import { Spinner } from '../controls/spinner';

// The four views that replace content. They belong together, so they stand in one file.
export { EmptyView, ErrorView, LoadingView, NoAccessView };

interface LoadingProps {
  label?: string;
}

/** Shown while content loads. It stays invisible for the first 150 ms, because most answers come within that time. */
function LoadingView({ label = common.loading }: LoadingProps) {
  return (
    <Waiting role="status">
      <Spinner />
      {label}
    </Waiting>
  );
}

interface ErrorProps {
  /** An ApiError, or anything else with a message for users. */
  error: { message: string; status?: number };
  /** Loads the content again. There is no button without it, and none if the server answers 404. */
  onRetry?: () => unknown;
}

/** Shown when content could not be loaded: says why and offers a retry. */
function ErrorView({ error, onRetry }: ErrorProps) {
  const [busy, setBusy] = useState(false);
  const retry = async () => {
    setBusy(true);
    try {
      await onRetry?.();
    } catch {
      // The next error replaces this one.
    }
    setBusy(false);
  };
  return (
    <State role="alert">
      <Drawing $tone="danger">
        <Icon name="alert" size={26} />
      </Drawing>
      <Words>{error.message || common.fetchFailed}</Words>
      {onRetry && error.status !== 404 && (
        <Button icon="retry" busy={busy} onClick={() => void retry()}>
          {common.tryAgain}
        </Button>
      )}
    </State>
  );
}

interface EmptyProps {
  title: string;
  /** Why there is nothing, or what to do next. */
  hint?: ReactNode;
  /** The next step, as a button or a link. */
  action?: ReactNode;
  icon?: IconName;
}

/** Shown when there is nothing yet, with the next step. */
function EmptyView({ title, hint, action, icon = 'inbox' }: EmptyProps) {
  return (
    <State>
      <Drawing $tone="accent">
        <Icon name={icon} size={26} />
      </Drawing>
      <Words>{title}</Words>
      {hint && <Hint>{hint}</Hint>}
      {action}
    </State>
  );
}

/** The no-access screen of the texts: its link signs out and goes to the first page. */
function NoAccessView() {
  // Signing out leads to the first page, so the link itself is not followed.
  const leave = (event: MouseEvent) => {
    event.preventDefault();
    void signOut();
  };
  return (
    <State>
      <Drawing $tone="danger">
        <Icon name="no-access" size={26} />
      </Drawing>
      <h1 tabIndex={-1}>{common.noAccessTitle}</h1>
      <Hint>{common.noAccessText}</Hint>
      <ButtonLink to="/" onClick={leave}>
        {common.noAccessLink}
      </ButtonLink>
    </State>
  );
}

const appear = keyframes`from { opacity: 0; }`;

const Waiting = styled.p`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: var(--space-3);
  min-block-size: 8rem;
  color: var(--text-soft);
  animation: ${appear} var(--calm) 150ms backwards;
`;

const State = styled.div`
  display: grid;
  justify-items: center;
  align-content: center;
  gap: var(--space-3);
  min-block-size: 11rem;
  padding: var(--space-5);
  text-align: center;
`;

const Drawing = styled.span<{ $tone: 'accent' | 'danger' }>`
  display: grid;
  place-items: center;
  inline-size: 3.5rem;
  block-size: 3.5rem;
  border-radius: var(--radius-full);
  background: ${({ $tone }) => `var(--${$tone}-soft)`};
  color: ${({ $tone }) => `var(--${$tone})`};
`;

const Words = styled.p`
  font-weight: 600;
`;

const Hint = styled.p`
  max-inline-size: 34rem;
  color: var(--text-soft);
`;
