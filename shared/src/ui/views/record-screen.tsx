import { Fragment, type Key, type ReactNode } from 'react';
import { common } from '../../messages';
import { ButtonLink } from '../controls/button-link';
import { m } from './messages';
import { Screen } from './screen';
import { StaleNotice } from './stale-notice';
import { EmptyView, ErrorView, LoadingView } from './state-views';

/** The heading of a screen once its record is loaded. */
interface RecordHead {
  title?: string;
  hint?: ReactNode;
  actions?: ReactNode;
  back?: { to: string; label: string };
}

/** The part of what `useOne` of a resource returns that the screen needs. */
interface RecordAnswer<Row> {
  data?: Row;
  error?: { message: string; status?: number };
  /** Loads the record again. */
  mutate: () => unknown;
}

interface Props<Row> {
  record: RecordAnswer<Row>;
  /** The heading while the record loads, and afterwards unless `head` returns another. */
  title: string;
  /** The list that the record belongs to; also offered if the record does not exist. */
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
 * The screen of one record. It decides what is shown while the record loads, if it does not exist, if the person may
 * not see it, and if it cannot be loaded. A loaded record stays visible when a refresh fails, below a notice with a
 * retry button. When the address changes to another record, the content is mounted again, so that nothing stays that
 * was typed for the first one.
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

/** The React key of a record: its id; undefined for records without one. */
function keyOf(record: unknown): Key | undefined {
  return (record as { id?: Key } | null)?.id;
}

/** Shown in place of a record that is loading, missing, forbidden or could not be loaded. */
function Missing<Row>({ record, back, notFound, explain }: Props<Row>) {
  const { error, mutate } = record;
  if (!error) return <LoadingView />;
  const backLink = <ButtonLink to={back.to}>{back.label}</ButtonLink>;
  if (error.status === 404) {
    return (
      <div role="alert">
        <EmptyView
          icon="file"
          title={notFound?.title ?? (error.message || common.fetchFailed)}
          hint={notFound?.hint}
          action={backLink}
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
          action={backLink}
        />
      </div>
    );
  }
  const message = explain?.(error) ?? error.message;
  return <ErrorView error={{ message, status: error.status }} onRetry={() => mutate()} />;
}
