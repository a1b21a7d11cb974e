import { useFileUrls } from '@ziba/shared/api/use-file-urls';
import type { Session } from '@ziba/shared/session/session-store';
import { Avatar } from '@ziba/shared/ui/avatar';
import styled from 'styled-components';
import { m } from '../messages';
import { pageTexts } from '../page/page-data';

interface Props {
  session: Session;
}

/** The clinic and the user who is signed in; for the platform's own staff the main-admin label. */
export function WhoIsHere({ session: { clinic, user } }: Props) {
  const logo = clinic?.avatar_image;
  const urls = useFileUrls(logo);
  const name = clinic?.name ?? (pageTexts().project_name || m.unknownProject);
  return (
    <Card>
      <Avatar name={name} src={logo ? urls[logo] : null} size={44} />
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
  gap: var(--space-3);
  min-inline-size: 0;

  > div {
    min-inline-size: 0;
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
