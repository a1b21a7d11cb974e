import styled from 'styled-components';
import { Icon } from '../controls/icon';
import { m } from './messages';

interface Props {
  onPhoto: (files: readonly File[]) => void;
}

/** Takes a picture with the camera of a tablet or phone; hidden on computers. */
export function CameraButton({ onPhoto }: Props) {
  return (
    <Face>
      <Icon name="camera" />
      {m.takePhoto}
      <input
        type="file"
        accept="image/*"
        capture="environment"
        onChange={({ target }) => {
          onPhoto([...(target.files ?? [])]);
          target.value = '';
        }}
      />
    </Face>
  );
}

const Face = styled.label`
  position: relative;
  display: none;
  align-items: center;
  justify-content: center;
  gap: var(--space-2);
  min-block-size: var(--control);
  padding-inline: var(--space-4);
  border: 1px solid var(--line-strong);
  border-radius: var(--radius-m);
  background: var(--surface);
  font-size: var(--size-s);
  font-weight: 600;
  cursor: pointer;

  @media (pointer: coarse) {
    display: inline-flex;
  }
  &:has(:focus-visible) {
    outline: 2px solid var(--accent);
    outline-offset: 2px;
  }
  input {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    opacity: 0;
    cursor: pointer;
  }
`;
