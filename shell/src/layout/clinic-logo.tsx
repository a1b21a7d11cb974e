import { useFileUrls } from '@ziba/shared/api/use-file-urls';
import { Avatar } from '@ziba/shared/ui/avatar';
import { useState } from 'react';
import styled from 'styled-components';

interface Props {
  /** The clinic whose logo it is; its first letters stand in when there is none, or none that shows. */
  name: string;
  /** Stored name of the picture. */
  file: string | null | undefined;
}

const size = 44;

/**
 * A clinic's logo, whole and in its own proportions: on white in both schemes, for logos are drawn for
 * paper. Decoration beside the name itself.
 */
export function ClinicLogo({ name, file }: Props) {
  const src = useFileUrls(file)[file ?? ''];
  const [broken, setBroken] = useState<string>();
  if (!src || src === broken) return <Avatar name={name} size={size} />;
  return <Plate src={src} alt="" onError={() => setBroken(src)} />;
}

const Plate = styled.img`
  flex: none;
  inline-size: auto;
  min-inline-size: ${size}px;
  max-inline-size: 100%;
  block-size: ${size}px;
  padding: var(--space-1);
  border-radius: var(--radius-s);
  background: var(--paper);
  object-fit: contain;
`;
