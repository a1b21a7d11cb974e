import { useEffect, useEffectEvent, useState } from 'react';
import { common } from '../messages';

/** A part that comes when it is first needed: on its way, here, or failed with another try. */
export interface Later<Part> {
  part?: Part;
  error?: { message: string };
  retry: () => void;
}

/** Loads a heavy part (`() => import(…)`) once it is on the page, so that no other page pays for it. */
export function useLater<Part>(load: () => Promise<Part>): Later<Part> {
  const [{ part, error }, setState] = useState<Pick<Later<Part>, 'part' | 'error'>>({});
  const [tries, setTries] = useState(0);
  const begin = useEffectEvent(load);

  useEffect(() => {
    let isWanted = true;
    begin().then(
      (loaded) => isWanted && setState({ part: loaded }),
      () => isWanted && setState({ error: { message: common.offline } }),
    );
    return () => {
      isWanted = false;
    };
  }, [tries]);

  return {
    part,
    error,
    retry: () => {
      setState({});
      setTries(tries + 1);
    },
  };
}
