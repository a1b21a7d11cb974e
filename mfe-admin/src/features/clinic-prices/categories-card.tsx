import * as addresses from '@ziba/shared/contracts/addresses';
import { clinicCategoryInput } from '@ziba/shared/contracts/clinic-categories';
import { useMay } from '@ziba/shared/session/use-may';
import { NamedListEditor } from '@ziba/shared/ui/forms/named-list-editor';
import { toast } from '@ziba/shared/ui/overlays/toast';
import { useNavigate } from 'react-router-dom';
import { clinicCategories } from '../../data/clinic-prices.api';
import { m } from './messages';

const words = m.categories;
const archive = { useArchive: clinicCategories.useRemove, meaning: () => words.archiving };

type Save = ReturnType<typeof clinicCategories.useSave>;

/** Saves a category; a failure is also said in a message, in the words of the server if it has any. */
function useSaveCategory(): Save {
  const save = clinicCategories.useSave();
  return async (...values) => {
    try {
      return await save(...values);
    } catch (error) {
      toast.error((error instanceof Error && error.message) || words.notSaved);
      throw error;
    }
  };
}
const resource = { ...clinicCategories, useSave: useSaveCategory };

/** The kinds of clinics, of which a new clinic gets one. */
export function CategoriesCard() {
  const navigate = useNavigate();
  const mayArchive = useMay('clinics', 'delete');
  return (
    <NamedListEditor
      title={words.title}
      nameLabel={words.name}
      resource={resource}
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
