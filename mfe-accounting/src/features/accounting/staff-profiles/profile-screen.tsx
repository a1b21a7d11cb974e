import { codeOfIncome, type FinancialInfo } from '@ziba/shared/contracts/financial-info';
import { fieldsOfIncome } from '@ziba/shared/contracts/financial-profile-form';
import { formatNumber, formatToman } from '@ziba/shared/format/money';
import { formatText } from '@ziba/shared/format/text';
import { useListReturn } from '@ziba/shared/router/list-return';
import { useIdParam } from '@ziba/shared/router/use-id-param';
import { useMay } from '@ziba/shared/session/use-may';
import { ButtonLink } from '@ziba/shared/ui/controls/button-link';
import { Collapsible } from '@ziba/shared/ui/controls/collapsible';
import { CardText } from '@ziba/shared/ui/fields/bank/card-text';
import { ShebaText } from '@ziba/shared/ui/fields/bank/sheba-text';
import { FactList, type Fact } from '@ziba/shared/ui/views/fact-list';
import { RecordScreen } from '@ziba/shared/ui/views/record-screen';
import styled from 'styled-components';
import { staffProfiles } from '../../../data/staff-profiles.api';
import * as addresses from '../addresses';
import { m } from './messages';
import { ProfilePerson } from './profile-person';

const { fields, steps } = m;

/** The financial profile of a member of staff, to read. */
export function ProfileScreen() {
  const record = staffProfiles.useOne(useIdParam());
  const list = useListReturn(addresses.staffProfiles);
  const mayWrite = useMay('accounting', 'write');
  return (
    <RecordScreen
      record={record}
      title={m.view}
      back={{ to: list, label: m.backToList }}
      head={(profile) => ({
        hint: leavesOf(profile),
        actions: mayWrite && (
          <ButtonLink to={addresses.editStaffProfile(profile.id)} icon="edit">
            {m.edit}
          </ButtonLink>
        ),
      })}
      notFound={{ title: m.notFound, hint: m.notFoundHint }}
    >
      {(profile) => (
        <Stack>
          <ProfilePerson user={profile.user} />
          <Collapsible title={steps.income} open>
            <FactList facts={incomeOf(profile)} />
          </Collapsible>
          <Collapsible title={steps.insurance} open>
            <FactList facts={insuranceOf(profile)} />
          </Collapsible>
          <Collapsible title={steps.bank} open>
            <FactList facts={bankOf(profile)} />
          </Collapsible>
          {profile.final_notes && (
            <FactList
              facts={[{ label: fields.final_notes, value: formatText(profile.final_notes) }]}
            />
          )}
        </Stack>
      )}
    </RecordScreen>
  );
}

const numberOf = (value: number | null) => (value === null ? '' : formatNumber(value));
/** The days of leave, as far as they are known. */
const leavesOf = ({ monthly_leave: monthly, yearly_leave: yearly }: FinancialInfo) =>
  [
    monthly !== null && m.monthlyLeave(numberOf(monthly)),
    yearly !== null && m.yearlyLeave(numberOf(yearly)),
  ]
    .filter(Boolean)
    .join(m.comma) || m.noLeave;
const shareOf = (value: number | null) => (value === null ? '' : numberOf(value) + m.percent);
const tomans = (value: number | null) => (value === null ? '' : formatToman(value));

/** The kind of income with the values that it asks for. */
function incomeOf(profile: FinancialInfo): Fact[] {
  const kind = codeOfIncome(profile.income_type ?? '');
  const values = {
    fixed_amount: tomans(profile.fixed_amount),
    daily_work_hours: numberOf(profile.daily_work_hours),
    percentage_value: shareOf(profile.percentage_value),
    percentage_source: formatText(profile.percentage_source),
  };
  const asked = fieldsOfIncome[kind ?? 'mixed'];
  return [
    { label: fields.income_type, value: profile.income_type },
    ...asked.map((name) => ({ label: fields[name], value: values[name] })),
  ];
}

const insuranceOf = (profile: FinancialInfo): Fact[] => [
  { label: fields.insurance_name, value: formatText(profile.insurance_name) },
  { label: fields.insurance_type_name, value: formatText(profile.insurance_type_name) },
  { label: fields.insurance_total_cost, value: tomans(profile.insurance_total_cost) },
  { label: fields.clinic_share, value: shareOf(profile.clinic_share) },
  { label: fields.employee_share, value: shareOf(profile.employee_share) },
];

const bankOf = ({ card_number: card, sheba_number: sheba, ...profile }: FinancialInfo): Fact[] => [
  { label: fields.bank_name, value: formatText(profile.bank_name) },
  { label: fields.account_holder_name, value: formatText(profile.account_holder_name) },
  { label: fields.card_number, value: card && <CardText card={card} /> },
  { label: fields.sheba_number, value: sheba && <ShebaText sheba={sheba} /> },
];

const Stack = styled.div`
  display: grid;
  gap: var(--space-4);
`;
