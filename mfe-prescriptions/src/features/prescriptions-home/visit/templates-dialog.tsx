import {
  visitNoteTexts,
  type VisitNoteForm,
  type VisitNoteTemplates,
} from '@ziba/shared/contracts/visit-notes';
import { filled } from '@ziba/shared/contracts/common';
import { common } from '@ziba/shared/messages';
import { Button } from '@ziba/shared/ui/controls/button';
import { Form, fieldsOf } from '@ziba/shared/ui/forms/form';
import { Dialog } from '@ziba/shared/ui/overlays/dialog';
import { toast } from '@ziba/shared/ui/overlays/toast';
import { ErrorView, LoadingView } from '@ziba/shared/ui/views/state-views';
import styled from 'styled-components';
import { z } from 'zod';
import { useNoteTemplates, useSaveNoteTemplates } from '../../../data/visit-notes.api';
import { m } from './messages';
import { noteParts } from './with-template';

const schema = z.object({ title: filled(visitNoteTexts.templateTitle, 100) });
const { TextField } = fieldsOf<z.input<typeof schema>>();

interface Props {
  /** What is written in the form now. */
  note: VisitNoteForm;
  onClose: () => void;
}

/** The user's ready texts: removes one, and keeps what is written now as another. */
export function TemplatesDialog({ note, onClose }: Props) {
  const templates = useNoteTemplates();
  const save = useSaveNoteTemplates();
  const { data: stored, error, mutate } = templates;
  const isWritten = noteParts.some((part) => note[part]?.trim());
  const keep = async (title: string, { templates: others, version }: VisitNoteTemplates) => {
    const { complaint = null, findings = null, diagnosis = null } = note;
    const kept = others.filter((one) => one.title !== title);
    await save({ version, templates: [...kept, { title, complaint, findings, diagnosis }] });
    toast.success(m.kept);
    onClose();
  };
  return (
    <Dialog open title={m.manage} onClose={onClose}>
      <Hint>{m.manageHint}</Hint>
      {!stored && (error ? <ErrorView error={error} onRetry={mutate} /> : <LoadingView />)}
      {stored && <Templates stored={stored} save={save} />}
      {stored && !isWritten && <Hint>{m.nothing}</Hint>}
      {stored && isWritten && (
        <Form
          frame="none"
          schema={schema}
          submit={m.keep}
          failed={m.keepFailed}
          draft="visit-note-template"
          cancel={{ label: common.cancel, onClick: onClose }}
          onSubmit={({ title }) => keep(title, stored)}
        >
          <TextField name="title" label={m.title} wide />
        </Form>
      )}
    </Dialog>
  );
}

interface ListProps {
  stored: VisitNoteTemplates;
  save: (next: VisitNoteTemplates) => Promise<void>;
}

function Templates({ stored: { templates, version }, save }: ListProps) {
  const remove = async (title: string) => {
    const rest = templates.filter((one) => one.title !== title);
    await save({ version, templates: rest }).then(
      () => toast.success(m.removed),
      () => toast.error(m.removeFailed),
    );
  };
  if (templates.length === 0) return <Hint>{m.noTemplates}</Hint>;
  return (
    <List>
      {templates.map(({ title }) => (
        <li key={title}>
          <span>{title}</span>
          <Button
            size="small"
            tone="quiet"
            icon="delete"
            aria-label={m.remove(title)}
            onClick={() => void remove(title)}
          >
            {m.removeShort}
          </Button>
        </li>
      ))}
    </List>
  );
}

const Hint = styled.p`
  color: var(--text-soft);
`;

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;

  > li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-3);
  }
`;
