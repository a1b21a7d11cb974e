import styled from 'styled-components';
import { directionOf, piecesOf } from '../../contracts/text-direction';

interface Props {
  children: string;
}

/** A typed text with its lines, each in its own direction; Latin names with numbers and units read as typed. */
export function TypedText({ children: text }: Props) {
  return (
    <Lines>
      {text.split('\n').map((line, index) => (
        // Lines have no other identity than their place.
        <TypedLine key={index} line={line} isFirst={index === 0} />
      ))}
    </Lines>
  );
}

function TypedLine({ line, isFirst }: { line: string; isFirst: boolean }) {
  return (
    <>
      {!isFirst && '\n'}
      <span dir={directionOf(line)}>
        {piecesOf(line).map(({ text, isLatin }, index) =>
          isLatin ? (
            <span key={index} dir="ltr">
              {text}
            </span>
          ) : (
            text
          ),
        )}
      </span>
    </>
  );
}

const Lines = styled.span`
  unicode-bidi: isolate;
  white-space: pre-line;
`;
