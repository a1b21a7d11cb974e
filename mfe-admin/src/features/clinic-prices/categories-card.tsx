import * as addresses from '@ziba/shared/contracts/addresses';
import { clinicCategoryInput } from '@ziba/shared/contracts/clinic-categories';
import { useMay } from '@ziba/shared/session/use-may';
import { NamedListEditor } from '@ziba/shared/ui/forms/named-list-editor';
import { useNavigate } from 'react-router-dom';
import { clinicCategories } from '../../data/clinic-prices.api';
import { m } from './messages';

const words = m.categories;
const archive = { useArchive: clinicCategories.useRemove, meaning: () => words.archiving };

/** The kinds of clinics, of which a new clinic gets one. */
export function CategoriesCard() {
  const navigate = useNavigate();
  const mayArchive = useMay('clinics', 'delete');
  return (
    <NamedListEditor
      title={words.title}
      nameLabel={words.name}
      resource={clinicCategories}
      schema={clinicCategoryInput}
      withEnglish
      loadFailed={words.loadFailed}
      saved={words.saved}
      edited={words.edited}
      failed={words.failed}
      archive={mayArchive ? archive : undefined}
      onSaved={() => navigate(addresses.clinics)}
    />
  );
}
