import type { NewSection } from '@ziba/shared/contracts/section-switches';
import { formatDateTime } from '@ziba/shared/format/date';
import { formatText } from '@ziba/shared/format/text';
import { useMay } from '@ziba/shared/session/use-may';
import { Button } from '@ziba/shared/ui/controls/button';
import { Card } from '@ziba/shared/ui/views/card';
import { lazyPart } from '@ziba/shared/ui/controls/lazy-part';
import { Ltr } from '@ziba/shared/ui/controls/ltr';
import { useState } from 'react';
import styled from 'styled-components';
import { m } from './messages';
import { useNewSections } from '../../data/new-sections.api';

const AcceptDrawer = lazyPart(async () => (await import('./accept-drawer')).AcceptDrawer);

/** The released sections that nobody has accepted yet; renders nothing when there is none. */
export function NewSectionsCard() {
  const waiting = useNewSections().data?.data ?? [];
  const [chosen, setChosen] = useState<NewSection | null>(null);
  const mayWrite = useMay('sections', 'write');

  return (
    <>
      {waiting.length > 0 && (
        <Card title={m.newSections.title} hint={m.newSections.hint}>
          <List aria-label={m.newSections.title}>
            {waiting.map((one) => (
              <li key={one.section}>
                <span>
                  <b>{formatText(one.title)}</b> <Ltr>{one.remote}</Ltr>{' '}
                  <small>{m.newSections.since(formatDateTime(one.created_at))}</small>
                </span>
                {mayWrite && (
                  <Button
                    aria-label={m.newSections.reviewOf(formatText(one.title))}
                    onPointerEnter={AcceptDrawer.prepare}
                    onClick={() => setChosen(one)}
                  >
                    {m.newSections.review}
                  </Button>
                )}
              </li>
            ))}
          </List>
        </Card>
      )}
      {chosen && <AcceptDrawer section={chosen} onClose={() => setChosen(null)} />}
    </>
  );
}

const List = styled.ul`
  display: grid;
  gap: var(--space-3);
  padding: 0;
  list-style: none;

  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-2);
  }
  small {
    color: var(--text-muted);
  }
`;
