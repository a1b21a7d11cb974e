import { useFileUrls } from '@ziba/shared/api/use-file-urls';
import type { FinancialDocument } from '@ziba/shared/contracts/financial-documents';
import { toPersianDigits } from '@ziba/shared/format/digits';
import { useMayOpen } from '@ziba/shared/session/use-may';
import { Avatar } from '@ziba/shared/ui/controls/avatar';
import { ButtonLink } from '@ziba/shared/ui/controls/button-link';
import { Card } from '@ziba/shared/ui/views/card';
import { Ltr } from '@ziba/shared/ui/controls/ltr';
import styled from 'styled-components';
import { m } from './messages';

interface Props {
  user: FinancialDocument['user'];
}

/** Whose document it is: picture, name, type and id. */
export function DocumentPerson({ user }: Props) {
  const { fullName, nationalCode, avatar } = user.profile;
  const urls = useFileUrls(avatar);
  const editUser = `/clinic/users/edit/${user.id}`;
  const mayEdit = useMayOpen(editUser);

  return (
    <Card
      title={m.person}
      actions={
        mayEdit && (
          <ButtonLink to={editUser} tone="quiet" size="small" icon="edit">
            {m.editUser}
          </ButtonLink>
        )
      }
    >
      <Row>
        <Avatar name={fullName} src={avatar && urls[avatar]} size={64} />
        <div>
          <b>{fullName}</b>
          <p>{m.types[user.type] ?? m.otherType}</p>
          <p>
            {m.userId}: {toPersianDigits(user.id)}
          </p>
          {nationalCode && (
            <p>
              {m.nationalCode}: <Ltr>{toPersianDigits(nationalCode)}</Ltr>
            </p>
          )}
        </div>
      </Row>
    </Card>
  );
}

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-4);

  b {
    font-size: var(--size-l);
  }
  p {
    color: var(--text-soft);
    font-size: var(--size-s);
  }
`;
