import { useFileUrls } from '@ziba/shared/api/use-file-urls';
import { formatNumber } from '@ziba/shared/format/money';
import styled from 'styled-components';
import { m } from './messages';

interface Props {
  /** Comma-joined stored names. */
  names: string;
}

/** Links to a clinic's stored papers; a file that is no longer there is left out. */
export function ClinicFiles({ names }: Props) {
  const urls = Object.values(useFileUrls(names));
  return (
    <Links>
      {urls.map((url, index) => (
        <a key={url} href={url} target="_blank" rel="noreferrer">
          {m.file(formatNumber(index + 1))}
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
