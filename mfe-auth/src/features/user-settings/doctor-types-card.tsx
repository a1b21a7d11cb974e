import { userAddresses } from '@ziba/shared/contracts/addresses';
import { namedInput } from '@ziba/shared/contracts/named';
import { userTexts } from '@ziba/shared/contracts/users';
import { useMay } from '@ziba/shared/session/use-may';
import { NamedListEditor } from '@ziba/shared/ui/forms/named-list-editor';
import { useNavigate } from 'react-router-dom';
import { doctorTypes } from '../../data/users.api';
import { m } from './messages';

const schema = namedInput(userTexts.doctorTypeName);
const words = m.doctorTypes;
const archive = { useArchive: doctorTypes.useRemove, meaning: () => words.archiving };

/** The categories of a clinic's doctors. */
export function DoctorTypesCard() {
  const navigate = useNavigate();
  const mayArchive = useMay('users', 'delete');
  return (
    <NamedListEditor
      title={words.title}
      nameLabel={words.name}
      resource={doctorTypes}
      schema={schema}
      withEnglish
      loadFailed={words.loadFailed}
      saved={words.saved}
      failed={words.failed}
      archive={mayArchive ? archive : undefined}
      onSaved={() => navigate(userAddresses('clinic').list)}
    />
  );
}
