import { useFileUrls } from '@ziba/shared/api/use-file-urls';
import { isPicture } from '@ziba/shared/contracts/files';
import { formatNumber } from '@ziba/shared/format/money';
import { Icon } from '@ziba/shared/ui/icon';
import { PictureList } from '@ziba/shared/ui/lightbox/picture-list';
import styled from 'styled-components';
import { m } from './messages';

interface Props {
  /** Stored names. */
  files: readonly string[];
  /** Whose they are; names the row of pictures. */
  label: string;
}

/** What belongs to a report: pictures to look at in the lightbox, other files to open in a tab. */
export function ReportAttachments({ files, label }: Props) {
  const urls = useFileUrls(files);
  const known = files.flatMap((name) => {
    const url = urls[name];
    return url ? [{ name, url }] : [];
  });
  const pictures = known.filter(({ name }) => isPicture(name));
  const others = known.filter(({ name }) => !isPicture(name));
  return (
    <Parts>
      {pictures.length > 0 && (
        <PictureList pictures={pictures.map(({ url }) => ({ src: url }))} label={label} />
      )}
      {others.map(({ name, url }, index) => (
        <a key={name} href={url} target="_blank" rel="noreferrer">
          <Icon name="file" size={16} />
          {m.file(formatNumber(index + 1))}
        </a>
      ))}
    </Parts>
  );
}

const Parts = styled.div`
  display: grid;
  justify-items: start;
  gap: var(--space-3);

  a {
    display: inline-flex;
    align-items: center;
    gap: var(--space-2);
  }
`;
