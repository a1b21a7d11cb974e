import { useState, type ComponentType, type ReactNode } from 'react';
import { common } from '../../messages';
import { Button } from './button';
import { useLazyLoad } from './use-lazy-load';

/** A component whose code is loaded lazy. */
interface LazyPart<Props extends object> {
  (props: Props): ReactNode;
  /** Loads the code ahead of time. A failure is reported only when the part is shown. */
  prepare: () => void;
}

/** Shown instead of the part; if left out, nothing while it loads, and an error with a retry button if that fails. */
interface Fallbacks<Props> {
  waiting?: (props: Props) => ReactNode;
  failed?: (props: Props) => ReactNode;
}

/**
 * A component whose code (`() => import(…)`) is loaded when it is first shown. A file that fails to load is requested
 * once more; after that an error with a retry button takes its place, and the rest of the page stays as it is.
 * `React.lazy` would keep the failure permanently and throw it into the component around.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fallbacks: Fallbacks<Props> = {},
): LazyPart<Props> {
  let loaded: ComponentType<Props> | undefined;
  const fetch = async () => (loaded = await load());

  function Part(props: Props) {
    const [ready] = useState(() => loaded);
    const lazy = useLazyLoad(fetch, !ready);
    const Loaded = ready ?? lazy.part;
    if (Loaded) return <Loaded {...props} />;
    if (!lazy.error) return fallbacks.waiting?.(props);
    return (
      fallbacks.failed?.(props) ?? (
        <span role="alert">
          {lazy.error.message}{' '}
          <Button size="small" onClick={lazy.retry}>
            {common.tryAgain}
          </Button>
        </span>
      )
    );
  }
  Part.prepare = () => void fetch().catch(() => undefined);
  return Part;
}
