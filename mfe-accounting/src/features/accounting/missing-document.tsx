import type { ApiError } from '@ziba/shared/api/client';
import { financialDocumentTexts } from '@ziba/shared/contracts/financial-documents';
import { ButtonLink } from '@ziba/shared/ui/controls/button-link';
import { EmptyView, ErrorView, LoadingView } from '@ziba/shared/ui/views/state-views';
import { m } from './messages';

interface Props {
  error: ApiError | undefined;
  back: { to: string; label: string };
  onRetry: () => unknown;
}

/** Stands where a document will be: on its way, not to be read, or not there at all. */
export function MissingDocument({ error, back, onRetry }: Props) {
  if (!error) return <LoadingView />;
  if (error.status !== 404) return <ErrorView error={error} onRetry={onRetry} />;
  return (
    <EmptyView
      icon="file"
      title={financialDocumentTexts.notFound}
      hint={m.notFoundHint}
      action={<ButtonLink to={back.to}>{back.label}</ButtonLink>}
    />
  );
}
