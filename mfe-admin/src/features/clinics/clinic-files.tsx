import { useFileNames } from '@ziba/shared/api/use-file-names';
import { useFileUrls } from '@ziba/shared/api/use-file-urls';
import styled from 'styled-components';

interface Props {
  /** Stored file names, separated by commas. */
  names: string;
}

/** Links to a clinic's stored files; a file that no longer exists is left out. */
export function ClinicFiles({ names }: Props) {
  const urls = Object.entries(useFileUrls(names));
  const nameOf = useFileNames(names.split(','));
  return (
    <Links>
      {urls.map(([name, url]) => (
        <a key={url} href={url} target="_blank" rel="noreferrer">
          <bdi>{nameOf(name)}</bdi>
        </a>
      ))}
    </Links>
  );
}

const Links = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  gap: var(--space-3);
`;
