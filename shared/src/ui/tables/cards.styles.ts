import { css } from 'styled-components';

/** Rows as cards: the lead cell on top with the row's menu and checkbox, the other cells in two columns below. */
export const cards = css`
  &,
  &[data-long],
  thead,
  tbody {
    display: block;
  }
  thead tr {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 var(--space-4);
    padding: var(--space-1) var(--space-4);
    border-block-end: 1px solid var(--line);
  }
  thead:not(:has([data-sortable], label)),
  th:not([data-sortable], :has(label)) {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
  th[role] {
    padding: 0;
    box-shadow: none;
  }
  tbody {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 19rem), 1fr));
    overflow: clip;
  }
  tbody tr {
    position: relative;
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    align-content: start;
    gap: var(--space-1) var(--space-4);
    padding: var(--space-3) var(--space-4);
    /* A line between cards in a row; that of the first card lies outside and is clipped. */
    margin-inline-start: -1px;
    border-inline-start: 1px solid var(--line);
    border-block-end: 1px solid var(--line);
  }
  tbody:last-child > tr:last-child {
    border-block-end: 0;
  }
  th > label {
    display: flex;
    gap: var(--space-3);
    inline-size: auto;
    margin-inline-start: calc((var(--control-s) - 1.1rem) / 2 - var(--space-2));
  }
  th > label::after {
    content: attr(data-words);
  }
  tbody td[role] {
    display: block;
    block-size: auto;
    padding: 0;
    border: 0;
    text-align: start;
  }
  td::before {
    content: attr(data-title);
    display: block;
    color: var(--text-soft);
    font-size: var(--size-xs);
  }
  tbody td[role]:empty {
    display: none;
  }
  td[data-lead],
  td[data-wide],
  td:not([data-title]) {
    grid-column: 1 / -1;
  }
  td[data-lead]::before,
  td:not([data-title])::before {
    content: none;
  }
  td :is(bdi, time, data) {
    overflow-wrap: anywhere;
    white-space: normal;
  }
  td:not([data-title]):has([aria-haspopup='menu']) {
    position: absolute;
    grid-column: auto;
    inset-block-start: var(--space-2);
    inset-inline-end: var(--space-2);
  }
  tr:has(td [aria-haspopup='menu']) > [data-lead] {
    padding-inline-end: var(--space-7);
  }
  td:not([data-title]):has(> label > [type='checkbox']) {
    position: absolute;
    grid-column: auto;
    inset-block-start: calc(var(--space-3) + 0.8em - var(--control-s) / 2);
    inset-inline-start: var(--space-4);
  }
  tr:has(td > label > [type='checkbox']) > [data-lead] {
    padding-inline-start: var(--space-6);
  }
  [data-gap] {
    display: block;
  }
  [data-gap] tr {
    display: block;
    padding: 0;
    border: 0;
  }
`;
