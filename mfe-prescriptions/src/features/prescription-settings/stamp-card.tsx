import { doctorStampUpdate } from '@ziba/shared/contracts/prescription-settings';
import { ImageField } from '@ziba/shared/ui/fields/image-field';
import { ErrorView, LoadingView } from '@ziba/shared/ui/views/state-views';
import { SettingsPart } from '@ziba/shared/ui/forms/settings-part';
import { stampPath, useSavePart, useStamp } from '../../data/prescription-settings.api';
import { m } from './messages';

const schema = doctorStampUpdate.pick({ stamp_image: true });
const { title, hint, stamp_image, saved, failed } = m.stamp;

/** The stamp of the signed-in doctor, for their printed prescriptions. */
export function StampCard({ mayWrite }: { mayWrite: boolean }) {
  const { data: stored, error, mutate } = useStamp();
  const save = useSavePart(stampPath);
  if (!stored) return error ? <ErrorView error={error} onRetry={mutate} /> : <LoadingView />;
  return (
    <SettingsPart
      {...{ title, hint, schema, stored, save, saved, failed, mayWrite }}
      reload={mutate}
      draft="doctor-stamp"
      facts={[]}
    >
      <ImageField<{ stamp_image: string }>
        name="stamp_image"
        label={stamp_image}
        folder="users"
        shape="square"
        icon="file"
        wide
      />
    </SettingsPart>
  );
}
