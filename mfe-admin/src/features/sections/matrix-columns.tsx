import * as addresses from '@ziba/shared/contracts/addresses';
import type { MatrixColumn } from '@ziba/shared/contracts/section-switches';
import { formatText } from '@ziba/shared/format/text';
import { Ltr } from '@ziba/shared/ui/controls/ltr';
import type { ListColumn } from '@ziba/shared/ui/tables/resource-table';
import { StatusBadge } from '@ziba/shared/ui/controls/status-badge';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { stateWord } from './cell-words';
import type { ClinicRow } from '../../data/matrix.api';
import { MatrixCell } from './matrix-cell';
import { m } from './messages';

interface Options {
  sections: readonly MatrixColumn[];
  /** Whether the user may open the page of a clinic. */
  mayOpenClinic: boolean;
  tabbableId: string | undefined;
  headingOf: (section: MatrixColumn) => ReactNode;
  onOpen: (clinic: ClinicRow, section: MatrixColumn) => void;
}

/** Identifies a cell for keyboard navigation. */
export const focusIdOf = (clinic: ClinicRow, section: string) => `${clinic.id}:${section}`;

const cellOf = (clinic: ClinicRow, section: string) =>
  clinic.cells.find((cell) => cell.section === section);

/** The columns of the matrix: the clinic, then one column for each section. */
export function matrixColumns(options: Options): ListColumn<ClinicRow>[] {
  const { sections, mayOpenClinic, tabbableId, headingOf, onOpen } = options;
  const nameOf = ({ id, name }: ClinicRow) =>
    mayOpenClinic ? <Link to={addresses.clinic(id)}>{formatText(name)}</Link> : formatText(name);
  return [
    {
      title: m.clinic,
      cell: (clinic) => (
        <Clinic>
          <b>{nameOf(clinic)}</b>
          {clinic.is_active ? (
            <small>
              <span>{formatText(clinic.city)}</span> <Ltr>{clinic.code}</Ltr>
            </small>
          ) : (
            <StatusBadge tone="neutral" label={m.inactive} />
          )}
        </Clinic>
      ),
      value: ({ name }) => name,
    },
    ...sections.map((section) => ({
      title: section.title,
      align: 'center' as const,
      heading: headingOf(section),
      cell: (clinic: ClinicRow) => {
        const cell = cellOf(clinic, section.section);
        const focusId = focusIdOf(clinic, section.section);
        return (
          cell && (
            <MatrixCell
              {...{ cell, focusId }}
              section={section.title}
              clinic={formatText(clinic.name)}
              isTabbable={focusId === tabbableId}
              onOpen={() => onOpen(clinic, section)}
            />
          )
        );
      },
      value: (clinic: ClinicRow) => {
        const cell = cellOf(clinic, section.section);
        return cell && stateWord(cell);
      },
    })),
  ];
}

const Clinic = styled.span`
  display: grid;
  justify-items: start;
  min-inline-size: 13rem;

  b {
    font-weight: 600;
  }
  a {
    color: inherit;
    text-decoration: none;
  }
  a:hover {
    color: var(--accent);
    text-decoration: underline;
  }
  small {
    max-inline-size: 100%;
    color: var(--text-soft);
    font-size: var(--size-xs);
    font-weight: 400;
    line-height: 1.5;
  }
  && bdi {
    white-space: nowrap;
  }
`;
