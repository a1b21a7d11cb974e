import { ApiError } from '@ziba/shared/api/api-error';
import { mergedCode, mergedDetails } from '@ziba/shared/contracts/patient-merge';
import { formatText } from '@ziba/shared/format/text';
import { usePatientFileAddress } from '@ziba/shared/session/use-patient-file-address';
import { ButtonLink } from '@ziba/shared/ui/controls/button-link';
import { Screen } from '@ziba/shared/ui/views/screen';
import { EmptyView } from '@ziba/shared/ui/views/state-views';
import { m } from './messages';

interface KeptFile {
  patient_id: number;
  full_name: string;
}

/** The file that has the rows of a merged one, from the refusal of the server; undefined for another refusal. */
export function keptFile(error: unknown): KeptFile | undefined {
  if (!(error instanceof ApiError) || error.body.code !== mergedCode) return undefined;
  return mergedDetails.safeParse(error.body.details).data;
}

interface Props {
  kept: KeptFile;
  back: { to: string; label: string };
}

/** In place of a file that was merged: says so, and leads to the file that stayed. */
export function MergedFile({ kept, back }: Props) {
  const file = usePatientFileAddress(kept.patient_id);
  const name = formatText(kept.full_name);
  return (
    <Screen title={m.title} back={back}>
      <div role="alert">
        <EmptyView
          icon="file"
          title={m.merged}
          hint={m.mergedHint(name)}
          action={
            file && (
              <ButtonLink to={file} tone="primary">
                {m.openKept(name)}
              </ButtonLink>
            )
          }
        />
      </div>
    </Screen>
  );
}
