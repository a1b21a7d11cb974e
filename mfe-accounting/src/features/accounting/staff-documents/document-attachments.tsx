import { useFileNames } from '@ziba/shared/api/use-file-names';
import { useFileUrls } from '@ziba/shared/api/use-file-urls';
import { Icon } from '@ziba/shared/ui/controls/icon';
import styled from 'styled-components';
import { m } from './messages';

interface Props {
  /** Comma-joined file names, as the document keeps them. */
  files: string | null;
}

const isImage = (name: string) => /\.(png|jpe?g|webp)$/i.test(name);

/** The attachments of a document: pictures as previews, other files as links. */
export function DocumentAttachments({ files }: Props) {
  const names = (files ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);
  const urls = useFileUrls(names);
  const nameOf = useFileNames(names);
  if (names.length === 0) return <p>{m.noAttachment}</p>;

  return (
    <Tiles>
      {names.map((name) => {
        const url = urls[name];
        return (
          <li key={name}>
            <Tile
              href={url}
              target="_blank"
              rel="noopener noreferrer"
              aria-label={m.openAttachment(nameOf(name))}
            >
              {url && isImage(name) ? (
                <img src={url} alt="" loading="lazy" />
              ) : (
                <Icon name="file" size={28} />
              )}
              <bdi>{nameOf(name)}</bdi>
            </Tile>
          </li>
        );
      })}
    </Tiles>
  );
}

const Tiles = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3);
`;

const Tile = styled.a`
  display: grid;
  place-items: center;
  gap: var(--space-2);
  inline-size: 10rem;
  padding: var(--space-2);
  border: 1px solid var(--line);
  border-radius: var(--radius-m);
  color: var(--text-soft);
  font-size: var(--size-s);
  text-decoration: none;
  overflow-wrap: anywhere;

  &:hover {
    border-color: var(--accent);
    color: var(--accent);
  }
  img,
  svg {
    block-size: 7rem;
    inline-size: 100%;
    border-radius: var(--radius-s);
    object-fit: cover;
  }
  svg {
    padding: 2.25rem;
    background: var(--sunken);
  }
`;
