import type { UserRequest } from '@ziba/shared/contracts/users';
import { formatText } from '@ziba/shared/format/text';
import { Button } from '@ziba/shared/ui/controls/button';
import { codeColumn } from '@ziba/shared/ui/tables/columns/code-column';
import { dateTimeColumn } from '@ziba/shared/ui/tables/columns/date-time-column';
import { textColumn } from '@ziba/shared/ui/tables/columns/text-column';
import type { ListColumn } from '@ziba/shared/ui/tables/resource-table';
import { common } from '@ziba/shared/messages';
import styled from 'styled-components';
import { sectionNames } from '../../../widgets/section-names/messages';
import { m } from './messages';

const names: Readonly<Record<string, string>> = { ...sectionNames.admin, ...sectionNames.clinic };

/** The sections that the person asked for, in words. */
const wanted = ({ requested_access }: UserRequest) =>
  (requested_access?.sections ?? []).map((key) => names[key] ?? key).join('، ') || m.noWish;

const facts: ListColumn<UserRequest>[] = [
  textColumn({ title: m.columns.applicant, text: ({ profile }) => formatText(profile.fullName) }),
  textColumn({
    title: m.columns.clinic,
    isLesser: true,
    text: ({ requested_access: asked }) => formatText(asked?.clinic_name),
  }),
  codeColumn({ title: m.columns.username, code: ({ username }) => username }),
  codeColumn({ title: m.columns.email, isLesser: true, code: ({ email }) => email }),
  codeColumn({ title: m.columns.phone, code: ({ phoneNumber }) => phoneNumber }),
  textColumn({ title: m.columns.wanted, isLesser: true, text: wanted }),
  dateTimeColumn({ title: m.columns.at, isLesser: true, date: ({ created_at }) => created_at }),
];

interface Decisions {
  onApprove: (request: UserRequest) => void;
  onRefuse: (request: UserRequest) => void;
}

/** The columns of the waiting requests, with the two decisions. */
export const requestColumns = ({ onApprove, onRefuse }: Decisions): ListColumn<UserRequest>[] => [
  ...facts,
  {
    title: common.actions,
    quiet: true,
    align: 'end',
    cell: (request) => (
      <OneLine>
        <Button
          size="small"
          icon="check"
          aria-label={m.approveOf(request.username)}
          onClick={() => onApprove(request)}
        >
          {m.approve}
        </Button>
        <Button
          tone="quiet"
          size="small"
          icon="close"
          aria-label={m.refuseOf(request.username)}
          onClick={() => onRefuse(request)}
        >
          {m.refuse}
        </Button>
      </OneLine>
    ),
  },
];

const OneLine = styled.span`
  white-space: nowrap;
`;
