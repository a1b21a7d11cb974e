import { useFileUrls } from '@ziba/shared/api/use-file-urls';
import { toPersianDigits } from '@ziba/shared/format/digits';
import { formatText } from '@ziba/shared/format/text';
import { Avatar } from '@ziba/shared/ui/controls/avatar';
import styled from 'styled-components';
import { m } from './messages';

interface Props {
  user: { id: number; profile: { fullName: string; avatar: string | null } };
}

/** Whose profile it is: picture, name and id. */
export function ProfilePerson({ user: { id, profile } }: Props) {
  const { fullName, avatar } = profile;
  const urls = useFileUrls(avatar);
  return (
    <Row>
      <Avatar name={fullName} src={avatar && urls[avatar]} size={48} />
      <div>
        <b>{formatText(fullName)}</b>
        <p>
          {m.userId}: {toPersianDigits(id)}
        </p>
      </div>
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-4);
  margin-block-end: var(--space-4);

  p {
    color: var(--text-soft);
    font-size: var(--size-s);
  }
`;
