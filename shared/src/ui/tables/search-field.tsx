import { useEffect, useId, useRef, useState } from 'react';
import styled from 'styled-components';
import { common } from '../../messages';
import { Icon } from '../controls/icon';
import { IconButton } from '../controls/icon-button';
import { lazyPart } from '../controls/lazy-part';

const SearchTooLong = lazyPart(
  async () =>
    (await import(/* webpackChunkName: "table-tools" */ './search-too-long')).SearchTooLong,
);

interface Props {
  label: string;
  /** The words that are searched for now, from the address. */
  value: string;
  onSearch: (words: string) => void;
  placeholder?: string;
}

/** A search starts after this pause in typing, or at once with Enter. */
const debounceMs = 300;
/** The greatest length that the server accepts, in letters. */
const maxLength = 200;

/**
 * A search field that searches while one types. Words that are too long stay, with a message, and are not searched for.
 * The label is the accessible name and the placeholder.
 */
export function SearchField({ label, value, onSearch, placeholder = label }: Props) {
  const id = useId();
  const [words, setWords] = useState(value);
  const [known, setKnown] = useState(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  // The address changed otherwise than by typing (back, a cleared filter): show its words.
  if (value !== known) {
    setKnown(value);
    if (value !== words.trim()) setWords(value);
  }

  const length = words.trim().length;
  const isLong = length > maxLength;

  const search = (text: string, wait: number) => {
    setWords(text);
    clearTimeout(timer.current);
    timer.current = undefined;
    if (text.trim().length > maxLength) return;
    if (wait === 0) onSearch(text.trim());
    else timer.current = setTimeout(() => search(text, 0), wait);
  };

  return (
    <Frame
      $letters={placeholder.length}
      role="search"
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault();
        search(words, 0);
      }}
    >
      <label htmlFor={id} className="visually-hidden">
        {label}
      </label>
      <Icon name="search" />
      <input
        id={id}
        type="search"
        value={words}
        placeholder={placeholder}
        autoComplete="off"
        aria-invalid={isLong || undefined}
        aria-describedby={`${id}-note`}
        onChange={(event) => search(event.target.value, debounceMs)}
        // Otherwise the search would start after a click on a link and undo the navigation.
        onBlur={() => timer.current !== undefined && search(words, 0)}
      />
      {isLong && <SearchTooLong id={`${id}-note`} length={length} most={maxLength} />}
      {words && <IconButton icon="close" label={common.clear} onClick={() => search('', 0)} />}
    </Frame>
  );
}

/** As wide as its placeholder needs: on a phone, what stands beside short words goes below long ones. */
const Frame = styled.form<{ $letters: number }>`
  position: relative;
  display: flex;
  align-items: center;
  flex: 1 1 ${({ $letters }) => $letters * 0.35 + 5}rem;
  max-inline-size: 28rem;

  > svg {
    position: absolute;
    inset-inline-start: var(--space-3);
    color: var(--text-soft);
    pointer-events: none;
  }
  > button {
    position: absolute;
    inset-inline-end: var(--space-1);
  }
  input {
    inline-size: 100%;
    min-block-size: var(--control);
    padding: 0 2.5rem;
    border: 1px solid var(--line-strong);
    border-radius: var(--radius-m);
    background: var(--surface);
    font-size: var(--size-control);
    appearance: none;
  }
  /* What is searched for is said in full. */
  input:placeholder-shown {
    padding-inline-end: var(--space-2);
  }
  input::placeholder {
    font-size: var(--size-s);
  }
  input::-webkit-search-cancel-button {
    display: none;
  }
  input:focus-visible {
    outline-offset: -1px;
    border-radius: var(--radius-m);
  }
`;
