import { Fragment, type Key, type ReactNode } from 'react';
import { common } from '../../messages';
import { ButtonLink } from '../controls/button-link';
import { m } from './messages';
import { Screen } from './screen';
import { StaleNotice } from './stale-notice';
import { EmptyView, ErrorView, LoadingView } from './state-views';

/** What the heading of a screen says once its record is there. */
interface RecordHead {
  title?: string;
  hint?: ReactNode;
  actions?: ReactNode;
  back?: { to: string; label: string };
}

/** What `useOne` of a resource answers; the screen needs no more of it. */
interface RecordAnswer<Row> {
  data?: Row;
  error?: { message: string; status?: number };
  /** Reads the record again. */
  mutate: () => unknown;
}

interface Props<Row> {
  record: RecordAnswer<Row>;
  /** The heading until the record is there, and afterwards unless `head` says another. */
  title: string;
  /** The list that the record belongs to; also offered where there is no such record. */
  back: { to: string; label: string };
  /** Completes the heading from the record. */
  head?: (record: Row) => RecordHead;
  /** Words for a record that does not exist; the server's own unless given. */
  notFound?: { title: string; hint?: string };
  /** Words for any other failure of the first load; the server's own unless given. */
  explain?: (error: { message: string; status?: number }) => string;
  width?: 'full' | 'narrow';
  children: (record: Row) => ReactNode;
}

/**
 * The screen of one record. It decides what is shown while the record loads, when it does not exist,
 * when the person may not see it, and when it cannot be read. A record that was read once stays on
 * show when a refresh fails, below a notice with another try. Where the address leads from one record
 * to another, the content begins anew: nothing that was typed for the first one stays.
 */
export function RecordScreen<Row>(props: Props<Row>) {
  const { record, title, back, head, width, children } = props;
  const { data, error, mutate } = record;
  if (data === undefined) {
    return (
      <Screen title={title} back={back} width={width}>
        <Missing {...props} />
      </Screen>
    );
  }
  return (
    <Screen title={title} back={back} width={width} {...head?.(data)}>
      {error && <StaleNotice onRetry={() => mutate()} />}
      <Fragment key={keyOf(data)}>{children(data)}</Fragment>
    </Screen>
  );
}

/** What tells a record from the one that stood here before; nothing for records without an id. */
function keyOf(record: unknown): Key | undefined {
  return (record as { id?: Key } | null)?.id;
}

/** Stands in the place of a record that is not there, or not yet. */
function Missing<Row>({ record, back, notFound, explain }: Props<Row>) {
  const { error, mutate } = record;
  if (!error) return <LoadingView />;
  const way = <ButtonLink to={back.to}>{back.label}</ButtonLink>;
  if (error.status === 404) {
    return (
      <div role="alert">
        <EmptyView
          icon="file"
          title={notFound?.title ?? (error.message || common.fetchFailed)}
          hint={notFound?.hint}
          action={way}
        />
      </div>
    );
  }
  if (error.status === 403) {
    return (
      <div role="alert">
        <EmptyView
          icon="no-access"
          title={error.message || m.forbidden}
          hint={m.forbiddenHint}
          action={way}
        />
      </div>
    );
  }
  const message = explain?.(error) ?? error.message;
  return <ErrorView error={{ message, status: error.status }} onRetry={() => mutate()} />;
}
