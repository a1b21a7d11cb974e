import {
  acceptInput,
  type AcceptInput,
  type NewSection,
} from '@ziba/shared/contracts/section-switches';
import { formatDateTime } from '@ziba/shared/format/date';
import { formatNumber } from '@ziba/shared/format/money';
import { formatText } from '@ziba/shared/format/text';
import { common } from '@ziba/shared/messages';
import { Drawer } from '@ziba/shared/ui/overlays/drawer';
import { FactList } from '@ziba/shared/ui/views/fact-list';
import { MultiSelectField } from '@ziba/shared/ui/fields/multi-select-field';
import { fieldsOf, Form } from '@ziba/shared/ui/forms/form';
import { Ltr } from '@ziba/shared/ui/controls/ltr';
import { toast } from '@ziba/shared/ui/overlays/toast';
import styled from 'styled-components';
import { clinicChoices } from '../../widgets/clinic-choices/clinic-choices';
import { useClinics } from '../../data/section-releases.api';
import { m } from './messages';
import { useAccept } from '../../data/new-sections.api';

interface Props {
  section: NewSection;
  onClose: () => void;
}

const { TextField } = fieldsOf<AcceptInput>();

const sizeOf = ({ size }: NewSection) =>
  m.newSections.kilobytes(formatNumber(Math.max(1, Math.round(size / 1024))));

/** What a new section asks for and whose it is; accepting it chooses the clinics that get it now. */
export function AcceptDrawer({ section, onClose }: Props) {
  const accept = useAccept();
  const clinics = useClinics();
  const title = formatText(section.title);
  return (
    <Drawer
      open
      title={m.newSections.accept(title)}
      hint={m.newSections.acceptHint}
      onClose={onClose}
    >
      <Parts>
        {section.notes && <p>{formatText(section.notes)}</p>}
        <FactList
          facts={[
            { label: m.newSections.remote, value: <Ltr>{section.remote}</Ltr> },
            { label: m.newSections.author, value: <bdi>{section.author}</bdi> },
            { label: m.newSections.version, value: <Ltr>{section.version}</Ltr> },
            { label: m.newSections.size, value: sizeOf(section) },
            { label: m.newSections.released, value: formatDateTime(section.created_at) },
          ]}
        />
        <section aria-label={m.newSections.pages}>
          <h3>{m.newSections.pages}</h3>
          <ul>
            {section.pages.map((page) => (
              <li key={page.address}>
                {formatText(page.title)} <Ltr>{page.address}</Ltr>
              </li>
            ))}
          </ul>
        </section>
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
      </Parts>
    </Drawer>
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
