import {
  acceptInput,
  type AcceptInput,
  type NewSection,
} from '@ziba/shared/contracts/section-switches';
import { formatNumber } from '@ziba/shared/format/money';
import { formatText } from '@ziba/shared/format/text';
import { common } from '@ziba/shared/messages';
import { Drawer } from '@ziba/shared/ui/overlays/drawer';
import { MultiSelectField } from '@ziba/shared/ui/fields/multi-select-field';
import { fieldsOf, Form } from '@ziba/shared/ui/forms/form';
import { toast } from '@ziba/shared/ui/overlays/toast';
import styled from 'styled-components';
import { clinicChoices } from '../../widgets/clinic-choices/clinic-choices';
import { useClinics } from '../../data/section-releases.api';
import { m } from './messages';
import { NewSectionFacts } from './new-section-facts';
import { useAccept } from '../../data/new-sections.api';

interface Props {
  section: NewSection;
  onClose: () => void;
}

const { TextField } = fieldsOf<AcceptInput>();

/** Shows a new section, and accepts it for the clinics that the operator chooses. */
export function AcceptDrawer({ section, onClose }: Props) {
  return (
    <Drawer
      open
      title={m.newSections.accept(formatText(section.title))}
      hint={m.newSections.acceptHint}
      onClose={onClose}
    >
      <Parts>
        <NewSectionFacts section={section} />
        <AcceptForm section={section} onClose={onClose} />
      </Parts>
    </Drawer>
  );
}

function AcceptForm({ section, onClose }: Props) {
  const accept = useAccept();
  const clinics = useClinics();
  const title = formatText(section.title);
  return (
    <Form
      frame="none"
      schema={acceptInput}
      initial={{ clinic_ids: [], reason: '' }}
      submit={m.newSections.submit}
      failed={m.newSections.failed}
      cancel={{ label: common.cancel, onClick: onClose }}
      draft={`accept-${section.section}`}
      onSubmit={async (values) => {
        const { changed } = await accept(section.section, values);
        toast.success(
          changed.length > 0
            ? m.newSections.acceptedFor(title, formatNumber(changed.length))
            : m.newSections.accepted(title),
        );
        onClose();
      }}
    >
      <MultiSelectField<AcceptInput>
        name="clinic_ids"
        label={m.newSections.clinics}
        hint={m.newSections.clinicsHint}
        source={clinicChoices(clinics.data?.data)}
        wide
      />
      <TextField name="reason" label={m.form.reason} hint={m.form.reasonHint} wide />
    </Form>
  );
}

const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);

  h3 {
    font-size: inherit;
    margin-block-end: var(--space-2);
  }
  li {
    overflow-wrap: anywhere;
  }
`;
