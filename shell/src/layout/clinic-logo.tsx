import { useFileUrls } from '@ziba/shared/api/use-file-urls';
import { Avatar } from '@ziba/shared/ui/controls/avatar';
import { useState } from 'react';

interface Props {
  /** The clinic's name. Its first letters are shown when there is no logo, or when it does not load. */
  name: string;
  /** Stored file name of the logo. */
  file: string | null | undefined;
}

/** A clinic's logo: decoration beside its name, without alternative text. The parent sets its size. */
export function ClinicLogo({ name, file }: Props) {
  const src = useFileUrls(file)[file ?? ''];
  const [broken, setBroken] = useState<string>();
  if (!src || src === broken) return <Avatar name={name} size={44} />;
  return <img src={src} alt="" onError={() => setBroken(src)} />;
}
