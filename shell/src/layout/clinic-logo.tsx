import { useFileUrls } from '@ziba/shared/api/use-file-urls';
import { Avatar } from '@ziba/shared/ui/controls/avatar';
import { useState } from 'react';

interface Props {
  /** The clinic whose logo it is; its first letters stand in when there is none, or none that shows. */
  name: string;
  /** Stored name of the picture. */
  file: string | null | undefined;
}

/** A clinic's logo, decoration beside its name. Whoever shows it gives the picture its place. */
export function ClinicLogo({ name, file }: Props) {
  const src = useFileUrls(file)[file ?? ''];
  const [broken, setBroken] = useState<string>();
  if (!src || src === broken) return <Avatar name={name} size={44} />;
  return <img src={src} alt="" onError={() => setBroken(src)} />;
}
