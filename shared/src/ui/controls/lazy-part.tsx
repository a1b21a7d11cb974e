import { useState, type ComponentType, type ReactNode } from 'react';
import { common } from '../../messages';
import { Button } from './button';
import { useLater } from './use-later';

/** A component whose code comes later. */
interface LazyPart<Props extends object> {
  (props: Props): ReactNode;
  /** Loads the code before it is shown; what fails is said when it is shown. */
  prepare: () => void;
}

/** What stands in its place: nothing while it comes, and a notice with another try when it did not, unless told. */
interface Instead<Props> {
  waiting?: (props: Props) => ReactNode;
  failed?: (props: Props) => ReactNode;
}

/**
 * A component whose code (`() => import(…)`) comes when it is first shown. A file that does not come is
 * asked for again; after that its place says so and offers another try, and nothing else on the page is
 * touched. `React.lazy` would keep the failure for ever and throw it into whatever stands around.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  instead: Instead<Props> = {},
): LazyPart<Props> {
  let loaded: ComponentType<Props> | undefined;
  const fetch = async () => (loaded = await load());

  function Part(props: Props) {
    const [ready] = useState(() => loaded);
    const later = useLater(fetch, !ready);
    const Loaded = ready ?? later.part;
    if (Loaded) return <Loaded {...props} />;
    if (!later.error) return instead.waiting?.(props);
    return (
      instead.failed?.(props) ?? (
        <span role="alert">
          {later.error.message}{' '}
          <Button size="small" onClick={later.retry}>
            {common.tryAgain}
          </Button>
        </span>
      )
    );
  }
  Part.prepare = () => void fetch().catch(() => undefined);
  return Part;
}
