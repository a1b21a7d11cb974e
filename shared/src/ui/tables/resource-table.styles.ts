import styled from 'styled-components';
import { cards } from './cards.styles';

type Align = 'start' | 'center' | 'end' | undefined;

export const Sheet = styled.div`
  min-inline-size: 0;
  background: var(--surface);
  border: 1px solid var(--line);
  border-radius: var(--radius-l);
  box-shadow: var(--shadow-1);
  container-type: inline-size;
`;

/** The table with its search and tools above, and the actions on chosen rows below. */
export const Frame = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-4);
  min-inline-size: 0;

  @media (max-width: 48rem) {
    /* Before the tools, which come before the filters here. */
    > div > :first-child {
      order: -2;
    }
  }
`;

/** The notice that the rows could not be refreshed. */
export const Notice = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 var(--space-3);
  padding: var(--space-1) var(--space-4);
  border-start-start-radius: inherit;
  border-start-end-radius: inherit;
  background: var(--warning-soft);
  color: var(--warning);
  font-size: var(--size-s);
`;

/** If the table fits, its headings stay in view below the bar of the shell; else the table scrolls inside. */
export const Region = styled.div`
  position: relative;
  overflow-x: auto;
  border-radius: var(--radius-l);

  &[data-fits] {
    overflow: clip;
  }
  &[data-fits] th {
    position: sticky;
    inset-block-start: var(--sticky-start, 0px);
    z-index: 1;
  }
  &[data-frozen] {
    max-block-size: calc(100dvh - var(--sticky-start, 0px) - 13rem);
    overflow: auto;
    overscroll-behavior: contain;
  }
  &[data-frozen] th {
    position: sticky;
    inset-block-start: 0;
    z-index: 2;
  }
  &[data-frozen] :is([data-lead], tr > :first-child) {
    position: sticky;
    inset-inline-start: 0;
    z-index: 1;
    background: var(--surface);
  }
  &[data-frozen] th:is([data-lead], :first-child) {
    z-index: 3;
  }
  /* Beside the checkbox of the row. */
  &[data-frozen] [data-lead]:not(:first-child) {
    inset-inline-start: calc(var(--control-s) + 0.75rem);
  }
  &[data-frozen] [data-lead]::after {
    content: '';
    position: absolute;
    inset-block: 0;
    inset-inline-end: 0;
    inline-size: 1px;
    background: var(--line);
  }
  &[data-frozen] tbody tr:hover > :is([data-lead], :first-child) {
    background: var(--hover);
  }
  &[data-frozen] tr[data-selected] > :is([data-lead], :first-child) {
    background: var(--selected);
  }
  &[data-refreshing] tbody {
    opacity: 0.6;
    transition: opacity var(--calm) 150ms;
  }
  &:focus-visible {
    outline-offset: -2px;
    border-radius: var(--radius-l);
  }
`;

/** Its line is a shadow, because the border of a collapsed table would scroll away below sticky headings. */
export const Heading = styled.th<{ $align: Align }>`
  padding: var(--space-2) var(--space-3);
  background: var(--surface);
  box-shadow: inset 0 -1px var(--line);
  color: var(--text-soft);
  font-size: var(--size-s);
  font-weight: 600;
  text-align: ${({ $align = 'start' }) => $align};
  white-space: nowrap;
`;

export const Cell = styled.td<{ $align: Align }>`
  block-size: 3.125rem;
  padding: var(--space-2) var(--space-3);
  border-block-end: 1px solid var(--line);
  text-align: ${({ $align = 'start' }) => $align};
  vertical-align: middle;

  [data-dense] & {
    block-size: 2.375rem;
    padding-block: 0.125rem;
    font-size: var(--size-s);
  }
`;

export const SortButton = styled.button`
  display: inline-flex;
  align-items: center;
  gap: var(--space-1);
  min-block-size: var(--control-s);
  padding: 0 var(--space-2);
  margin-inline: calc(-1 * var(--space-2));
  border: 0;
  border-radius: var(--radius-s);
  background: none;
  font-weight: 600;

  &:hover {
    background: var(--hover);
    color: var(--text);
  }
  svg {
    opacity: 0.55;
  }
  [aria-sort='ascending'] > &,
  [aria-sort='descending'] > & {
    color: var(--accent);
  }
  [aria-sort='ascending'] > & svg,
  [aria-sort='descending'] > & svg {
    opacity: 1;
  }
`;

/**
 * Rows become cards if the table is narrow, whatever the width of the window. A table with lesser columns (`isLesser`)
 * hides those first and stays a table longer. Codes, amounts and times do not wrap; the columns of a long table do not
 * move while other rows are drawn.
 */
export const Table = styled.table`
  inline-size: 100%;

  &[data-long] {
    table-layout: fixed;
  }
  &[data-long] th[data-quiet]:not([style]) {
    inline-size: 4rem;
  }
  [data-gap] td {
    padding: 0;
  }

  :is(th, td):first-child {
    padding-inline-start: var(--space-4);
  }
  :is(th, td):last-child {
    padding-inline-end: var(--space-4);
  }
  th[data-quiet] {
    inline-size: 1%;
  }
  td[data-lead] {
    min-inline-size: 9rem;
    font-weight: 600;
  }
  td :is(bdi, time, data) {
    white-space: nowrap;
  }
  tbody tr {
    transition: background var(--quick) var(--ease);
  }
  tbody:last-child > tr:last-child > td {
    border-block-end: 0;
  }
  tbody tr:not([aria-hidden]):hover {
    background: var(--hover);
  }
  tr[data-linked] {
    position: relative;
    cursor: pointer;
  }
  tbody tr[data-selected] {
    background: var(--selected);
  }
  tbody :is(a, button, input) {
    scroll-margin-block: calc(var(--sticky-start, 0px) + 4rem) 4rem;
  }
  tr[data-linked] > [data-lead] > a {
    color: inherit;
    text-decoration: none;
  }
  tr[data-linked] > [data-lead] > a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  tr[data-linked] > td:not([data-lead]) :is(a, button, label) {
    position: relative;
  }

  @container (max-width: 46rem) {
    &:where(:not([data-framed])) {
      ${cards}
    }
  }
  @container (min-width: 40.01rem) and (max-width: 46rem) {
    [data-lesser] {
      display: none;
    }
    &[data-framed] :is(th, td):not(:first-child, :last-child) {
      padding-inline: var(--space-2);
    }
  }
  @container (max-width: 40rem) {
    &:where([data-framed]) {
      ${cards}
    }
  }
`;
