import type { Session } from '@ziba/shared/session/session-store';
import styled from 'styled-components';
import { m } from '../messages';
import { ClinicLogo } from './clinic-logo';
import { useProductTexts } from './use-product-texts';

interface Props {
  session: Session;
}

/** The clinic and the signed-in user; for staff of the platform the label of the main administrator. */
export function AccountCard({ session: { clinic, user } }: Props) {
  const { project_name } = useProductTexts();
  const name = clinic?.name ?? (project_name || m.unknownProject);
  return (
    <Card>
      <ClinicLogo name={name} file={clinic?.avatar_image} />
      <div>
        <Name>{name}</Name>
        <User>{clinic ? m.layout.user(user.username) : m.layout.operator}</User>
      </div>
    </Card>
  );
}

const Card = styled.div`
  display: flex;
  flex: 1;
  align-items: center;
  flex-wrap: wrap;
  gap: var(--space-2) var(--space-3);
  min-inline-size: 0;

  /* Beside a wide logo there is no room for the name, so it wraps below. */
  > div {
    flex: 1 1 8rem;
    min-inline-size: 0;
  }
  /* A logo is shown whole, and on white in both schemes, because it was drawn for paper. */
  > img {
    block-size: 44px;
    padding: var(--space-1);
    border-radius: var(--radius-s);
    background: var(--paper);
    object-fit: contain;
  }
`;

const Name = styled.p`
  overflow: hidden;
  font-weight: 650;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const User = styled.p`
  overflow: hidden;
  color: var(--nav-soft);
  font-size: var(--size-s);
  text-overflow: ellipsis;
  white-space: nowrap;
`;
