import type { VisitNoteForm, VisitNoteTemplates } from '@ziba/shared/contracts/visit-notes';
import { Button } from '@ziba/shared/ui/controls/button';
import { lazyPart } from '@ziba/shared/ui/controls/lazy-part';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import styled from 'styled-components';
import { useNoteTemplates } from '../../../data/visit-notes.api';
import { m } from './messages';
import { noteParts, withTemplate } from './with-template';

const TemplatesDialog = lazyPart(async () => (await import('./templates-dialog')).TemplatesDialog);

/** The user's ready texts: a press writes one into the form, below what is there already. */
export function NoteTemplates() {
  const { getValues, setValue } = useFormContext<VisitNoteForm>();
  const { data } = useNoteTemplates();
  const [isOpen, setOpen] = useState(false);
  const write = (template: VisitNoteTemplates['templates'][number]) => {
    const next = withTemplate(getValues(), template);
    for (const part of noteParts) setValue(part, next[part], { shouldDirty: true });
  };
  return (
    <Row role="group" aria-label={m.templates}>
      {data?.templates.map((template) => (
        <Button
          key={template.title}
          size="small"
          aria-label={m.use(template.title)}
          onClick={() => write(template)}
        >
          {template.title}
        </Button>
      ))}
      <Button size="small" tone="quiet" icon="edit" onClick={() => setOpen(true)}>
        {m.manage}
      </Button>
      {isOpen && <TemplatesDialog note={getValues()} onClose={() => setOpen(false)} />}
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  grid-column: 1 / -1;
  gap: var(--space-2);
`;
