import { useListParams } from '@ziba/shared/api/use-list-params';
import { useFileUrls } from '@ziba/shared/api/use-file-urls';
import type { Patient } from '@ziba/shared/contracts/patients';
import type { PatientConsent } from '@ziba/shared/contracts/consents';
import { SignConsent } from '@ziba/shared/domain/consents/sign-consent';
import { useMay } from '@ziba/shared/session/use-may';
import { Button } from '@ziba/shared/ui/controls/button';
import { ResourceTable } from '@ziba/shared/ui/tables/resource-table';
import { useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { usePatientConsents } from '../../../data/consents.api';
import { useReader } from '../use-reader';
import { consentColumns } from './consent-columns';
import { m } from './messages';
import { RevokeConsent } from './revoke-consent';

/** Whether the signed-in user has consents signed; the same rule as the server's (`consentTakers`). */
function useMayTake(): boolean {
  const inPatients = useMay('patients', 'write');
  const inPrescriptions = useMay('prescriptions', 'write');
  const inAppointments = useMay('appointments', 'write');
  return inPatients || inPrescriptions || inAppointments;
}

/** The consents of the patient. The desk has them signed, and does not read those that exist. */
export function ConsentsTab({ patient }: { patient: Patient }) {
  const { maySeeMedical } = useReader();
  const mayTake = useMayTake();
  const [isSigning, setSigning] = useState(false);
  const sign = mayTake && (
    <Button tone="primary" icon="edit" aria-haspopup="dialog" onClick={() => setSigning(true)}>
      {m.sign}
    </Button>
  );
  return (
    <Parts>
      {maySeeMedical ? (
        <SignedList patient={patient} sign={sign} />
      ) : (
        <>
          <p>{m.deskOnly}</p>
          <div>{sign}</div>
        </>
      )}
      {isSigning && <SignConsent patient={patient} onClose={() => setSigning(false)} />}
    </Parts>
  );
}

interface ListProps {
  patient: Patient;
  /** The button that has a consent signed, if the user may. */
  sign: ReactNode;
}

function SignedList({ patient, sign }: ListProps) {
  const { page, setPage } = useListParams('consents');
  const list = usePatientConsents(patient.id, { page });
  const urls = useFileUrls(list.data?.data.map(({ file }) => file));
  const inPatients = useMay('patients', 'write');
  const inPrescriptions = useMay('prescriptions', 'write');
  const [revoked, setRevoked] = useState<PatientConsent>();
  const mayRevoke = inPatients || inPrescriptions;
  return (
    <>
      <ResourceTable
        label={m.list}
        columns={consentColumns(urls, mayRevoke ? setRevoked : undefined)}
        list={list}
        toolbar={sign}
        empty={m.empty}
        page={page}
        onPage={setPage}
      />
      {revoked && <RevokeConsent consent={revoked} onClose={() => setRevoked(undefined)} />}
    </>
  );
}

const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
`;
