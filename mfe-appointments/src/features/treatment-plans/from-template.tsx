import { Button } from '@ziba/shared/ui/controls/button';
import { useState } from 'react';
import styled from 'styled-components';
import { useSearchParams } from 'react-router-dom';
import { m } from './messages';
import type { SessionRow } from './session-values';
import { TemplateDialog } from './template-dialog';

interface Props {
  /** Called with the sessions of the template, to append them to the list. */
  onFill: (sessions: SessionRow[]) => void;
}

/** The button that fills the list of sessions from a template; `?template=` opens it at once. */
export function FromTemplate({ onFill }: Props) {
  const templateId = Number(useSearchParams()[0].get('template')) || undefined;
  const [isOpen, setOpen] = useState(templateId !== undefined);
  return (
    <Line>
      <Button size="small" icon="copy" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {m.templates.from}
      </Button>
      {isOpen && (
        <TemplateDialog templateId={templateId} onFill={onFill} onClose={() => setOpen(false)} />
      )}
    </Line>
  );
}

const Line = styled.div`
  grid-column: 1 / -1;
`;
