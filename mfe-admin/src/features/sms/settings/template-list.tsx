import type { SmsTemplate } from '@ziba/shared/contracts/sms-templates';
import { common } from '@ziba/shared/messages';
import { Button } from '@ziba/shared/ui/controls/button';
import { StatusBadge } from '@ziba/shared/ui/controls/status-badge';
import styled from 'styled-components';
import { m } from './messages';
import { titleOf } from './title-of';

interface Props {
  templates: readonly SmsTemplate[];
  onEdit: (template: SmsTemplate) => void;
  onTest: (template: SmsTemplate) => void;
}

/** The texts of the events as receivers get them, each with its state. */
export function TemplateList({ templates, onEdit, onTest }: Props) {
  return (
    <List aria-label={m.templates}>
      {templates.map((template) => {
        const { enabled, event, hours_before, parts, preview } = template;
        const title = titleOf(template);
        return (
          <li key={`${event}-${hours_before ?? ''}`}>
            <header>
              <b>{title}</b>
              <StatusBadge
                tone={enabled ? 'success' : 'neutral'}
                icon={enabled ? 'success' : 'no-access'}
                label={enabled ? m.on : m.off}
              />
              <span>{m.parts(parts)}</span>
              <Button
                size="small"
                icon="edit"
                aria-label={m.edit(title)}
                onClick={() => onEdit(template)}
              >
                {common.edit}
              </Button>
              <Button
                size="small"
                tone="quiet"
                icon="sms"
                aria-label={m.testOf(title)}
                onClick={() => onTest(template)}
              >
                {m.test}
              </Button>
            </header>
            <p dir="auto">{preview}</p>
          </li>
        );
      })}
    </List>
  );
}

const List = styled.ul`
  display: grid;
  gap: var(--space-4);
  margin: 0;
  padding: 0;
  list-style: none;

  header {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-2) var(--space-3);
  }
  header > span:last-of-type {
    flex: 1;
    white-space: nowrap;
    color: var(--text-soft);
    font-size: var(--size-s);
  }
  p {
    margin-block-start: var(--space-2);
    padding: var(--space-3);
    border-radius: var(--radius-m);
    background: var(--sunken);
    overflow-wrap: anywhere;
    white-space: pre-wrap;
    font-size: var(--size-s);
  }
`;
