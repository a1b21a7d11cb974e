import * as addresses from '@ziba/shared/contracts/addresses';
import { namedInput } from '@ziba/shared/contracts/named';
import { serviceTexts } from '@ziba/shared/contracts/services';
import { NamedListEditor } from '@ziba/shared/ui/forms/named-list-editor';
import { Screen } from '@ziba/shared/ui/views/screen';
import { useNavigate } from 'react-router-dom';
import { m } from './messages';
import { serviceCategories } from '../../data/services.api';

const categoryInput = namedInput(serviceTexts.categoryName);

/** The categories of services. */
export function ServiceSettingsScreen() {
  const navigate = useNavigate();

  return (
    <Screen title={m.settings} back={{ to: addresses.services, label: m.title }} width="narrow">
      <NamedListEditor
        title={m.categories.title}
        nameLabel={m.categories.name}
        resource={serviceCategories}
        schema={categoryInput}
        withEnglish
        saved={m.categories.saved}
        failed={m.categories.failed}
        onSaved={() => navigate(addresses.services)}
      />
    </Screen>
  );
}
