import { useRef, useState } from 'react';
import styled from 'styled-components';
import { common } from '../../messages';
import { Button } from '../controls/button';
import { toast } from '../overlays/toast';
import type { Identified } from './column';
import { m } from './messages';
import type { ToolsProps } from './tools-props';

const load = () => import(/* webpackChunkName: "table-tools" */ './tools/table-panel');
// A place ahead of its use is no promise of it.
const prepare = () => void load().catch(() => undefined);

/** The button beside the search: density, columns, files and print. What they need comes with the first press. */
export function TableTools<Row extends Identified>(props: ToolsProps<Row>) {
  const [file, setFile] = useState<Awaited<ReturnType<typeof load>>>();
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);

  const toggle = async () => {
    try {
      setFile(await load());
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
      {file && (
        <file.TablePanel
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
