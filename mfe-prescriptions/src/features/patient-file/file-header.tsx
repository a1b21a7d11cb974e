import { useFileUrls } from '@ziba/shared/api/use-file-urls';
import * as addresses from '@ziba/shared/contracts/addresses';
import { identityLabel } from '@ziba/shared/contracts/identity-label';
import { identityOf, type Patient } from '@ziba/shared/contracts/patients';
import { PatientAlerts } from '@ziba/shared/domain/patient-alerts/patient-alerts';
import { hasDisease } from '@ziba/shared/domain/patient-picker/patient-marks';
import { whoOf } from '@ziba/shared/domain/patient-picker/who-of';
import { codeText } from '@ziba/shared/contracts/code-text';
import { formatText } from '@ziba/shared/format/text';
import { useFromList } from '@ziba/shared/router/list-return';
import { useMayOpen } from '@ziba/shared/session/use-may';
import { Avatar } from '@ziba/shared/ui/controls/avatar';
import { Icon } from '@ziba/shared/ui/controls/icon';
import { Ltr } from '@ziba/shared/ui/controls/ltr';
import { Card } from '@ziba/shared/ui/views/card';
import { FactList } from '@ziba/shared/ui/views/fact-list';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { AddAlert } from '../../widgets/patient-alerts/add-alert';
import { m } from './messages';
import { useReader } from './use-reader';
import { FileWallet } from './file-wallet';
import { HeaderActions } from './header-actions';

/**
 * The header of the texts, in few lines: picture with a link to the form, name, age and sex, contact, address, disease,
 * alerts, notes and wallet.
 */
export function FileHeader({ patient }: { patient: Patient }) {
  const { id, full_name, contact_number, address, special_disease, notes } = patient;
  const code = identityOf(patient);
  const { maySeeMedical } = useReader();
  const digits = (text: string | null) => <Ltr>{codeText(text)}</Ltr>;
  const note = formatText(notes);

  return (
    <Card>
      <Head>
        <Picture patient={patient} />
        <Name>
          <h2>{formatText(full_name)}</h2>
          <p>{whoOf(patient)}</p>
        </Name>
        <HeaderActions patientId={id} />
      </Head>
      <Facts>
        <FactList
          facts={[
            { label: m.facts.id, value: digits(String(id)) },
            { label: identityLabel(code), value: digits(code) },
            { label: m.facts.contact, value: digits(contact_number) },
            { label: m.facts.address, value: formatText(address) },
            {
              label: m.facts.disease,
              value: hasDisease(special_disease) ? formatText(special_disease) : m.noDisease,
            },
            ...(maySeeMedical
              ? [{ label: m.facts.notes, value: <Notes dir="auto">{note || m.noNotes}</Notes> }]
              : []),
          ]}
        />
      </Facts>
      <Alerts>
        <PatientAlerts patientId={id}>
          <AddAlert patientId={id} />
        </PatientAlerts>
      </Alerts>
      <FileWallet patient={patient} />
    </Card>
  );
}

/** The picture; for users who may edit the patient with an icon that opens the form. */
function Picture({ patient: { id, full_name, avatar_image } }: { patient: Patient }) {
  const urls = useFileUrls(avatar_image);
  const mayEdit = useMayOpen(addresses.patientEdit(id));
  const fromFile = useFromList();
  return (
    <Frame>
      <Avatar name={full_name} src={avatar_image && urls[avatar_image]} size={56} />
      {mayEdit && (
        <Link
          to={addresses.patientEdit(id)}
          state={fromFile}
          aria-label={m.edit(formatText(full_name))}
        >
          <Icon name="edit" size={16} />
        </Link>
      )}
    </Frame>
  );
}

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2) var(--space-4);
  margin-block-end: var(--space-3);
`;

const Name = styled.div`
  flex: 1;
  min-inline-size: 8rem;

  p {
    margin: 0;
    color: var(--text-soft);
  }
`;

/** Names and values in running lines, so that the tabs stay in view. */
const Facts = styled.div`
  > dl {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-1) var(--space-5);
  }
  > dl > div {
    display: flex;
    align-items: baseline;
    gap: var(--space-2);
    min-inline-size: 0;
  }
  dt {
    white-space: nowrap;
  }
`;

const Frame = styled.span`
  position: relative;
  display: inline-flex;

  > a {
    position: absolute;
    inset-block-end: -4px;
    inset-inline-end: -4px;
    display: grid;
    place-items: center;
    inline-size: 1.75rem;
    block-size: 1.75rem;
    border: 1px solid var(--line);
    border-radius: var(--radius-full);
    background: var(--surface);
    color: var(--text);
  }
`;

const Alerts = styled.div`
  margin-block-start: var(--space-3);
`;

const Notes = styled.span`
  white-space: pre-line;
`;
