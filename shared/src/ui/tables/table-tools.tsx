import { useRef, useState } from 'react';
import styled from 'styled-components';
import { common } from '../../messages';
import { Button } from '../controls/button';
import { toast } from '../overlays/toast';
import type { Identified } from './column';
import { m } from './messages';
import type { ToolsProps } from './tools-props';

const load = () => import(/* webpackChunkName: "table-tools" */ './tools/table-panel');
// A failure to load it ahead of time is ignored; the press on the button loads it again.
const prepare = () => void load().catch(() => undefined);

/** The button beside the search, for density, columns, files and print. Their code is loaded on the first press. */
export function TableTools<Row extends Identified>(props: ToolsProps<Row>) {
  const [loaded, setLoaded] = useState<Awaited<ReturnType<typeof load>>>();
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);

  const toggle = async () => {
    try {
      setLoaded(await load());
      setOpen(!isOpen);
    } catch {
      toast.error(common.offline);
    }
  };
  return (
    <Place>
      <Button
        ref={button}
        icon="view"
        tone="quiet"
        aria-label={m.tools}
        title={m.tools}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => void toggle()}
      >
        <span>{m.tools}</span>
      </Button>
      {loaded && (
        <loaded.TablePanel
          {...props}
          opener={button}
          isOpen={isOpen}
          onClose={() => setOpen(false)}
        />
      )}
    </Place>
  );
}

const Place = styled.div`
  margin-inline-start: auto;

  @media (max-width: 60rem) {
    button > span {
      display: none;
    }
  }
  /* Beside the search; the filters follow. */
  @media (max-width: 48rem) {
    order: -1;
  }
`;
