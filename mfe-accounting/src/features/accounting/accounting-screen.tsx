import * as addresses from '@ziba/shared/contracts/addresses';
import { ActionCard } from '@ziba/shared/ui/views/action-card';
import { CardGrid } from '@ziba/shared/ui/views/card-grid';
import { Screen } from '@ziba/shared/ui/views/screen';
import { AccountingFigures } from './accounting-figures';
import * as own from './addresses';
import { m } from './messages';

/** The home of accounting: today's figures, and one card for each part that is finished. */
export function AccountingScreen() {
  return (
    <Screen title={m.title} hint={m.intro}>
      <AccountingFigures />
      <CardGrid>
        <ActionCard
          to={addresses.staffDocuments}
          icon="users"
          title={m.people}
          hint={m.peopleText}
        />
        <ActionCard
          to={own.internalServiceDocuments}
          icon="services"
          title={m.clinic}
          hint={m.clinicText}
        />
        <ActionCard
          to={addresses.productDocuments}
          icon="inventory"
          title={m.inventory}
          hint={m.inventoryText}
        />
        <ActionCard to={own.devices} icon="settings" title={m.technical} hint={m.technicalText} />
        <ActionCard to={own.cash} icon="accounting" title={m.cash} hint={m.cashText} />
        <ActionCard to={own.payroll} icon="receipt" title={m.payroll} hint={m.payrollText} />
        <ActionCard to={own.moneyReports} icon="reports" title={m.reports} hint={m.reportsText} />
      </CardGrid>
    </Screen>
  );
}
