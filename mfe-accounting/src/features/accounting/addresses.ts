/** Addresses of accounting that only accounting itself links to; those of other sections stand in the contracts. */
const home = '/clinic/accounting';
export const internalServiceDocuments = `${home}/clinic`;
export const internalServices = `${home}/local-services`;
export const newInternalService = `${internalServices}/new`;
export const editInternalService = (id: number) => `${internalServices}/edit/${id}`;
export const newInternalServiceDocument = `${internalServices}/new-document`;
export const editInternalServiceDocument = (id: number) =>
  `${internalServices}/edit-document/${id}`;
export const devices = `${home}/technical`;
export const newDevice = `${devices}/new`;
export const editDevice = (id: number) => `${devices}/edit/${id}`;
/** The services of a device; `days` limits them to some days (YYYY-MM-DD). */
export const deviceServices = (id: number, days: { from?: string; to?: string } = {}) =>
  listOf(`${devices}/services/${id}`, days);
export const staffProfiles = `${home}/users/financial-info`;
export const staffProfile = (id: number) => `${home}/users/financial-info-view/${id}`;
export const editStaffProfile = (id: number) => `${home}/users/edit-financial-info/${id}`;
export const payroll = `${home}/payroll`;
/** A Jalali month, YYYY-MM. */
export const payrollMonth = (month: string) => `${payroll}/${month}`;
export const cash = `${home}/cash`;
/** A day, YYYY-MM-DD, of a cash point; of the main till when left out. */
export const cashDay = (date: string, point?: number) => listOf(`${cash}/${date}`, { point });
export const expenses = `${cash}/expenses`;
export const newExpense = `${expenses}/new`;
export const expense = (id: number) => `${expenses}/${id}`;
export const moneyReports = `${home}/reports`;
export const reports = '/clinic/reports';

/** The rows behind a figure of a report: the list with these filters; blank ones are left out. */
export function listOf(list: string, filters: Record<string, string | number | null | undefined>) {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(filters)) {
    if (value !== null && value !== undefined && value !== '') query.set(name, String(value));
  }
  return query.size > 0 ? `${list}?${query.toString()}` : list;
}
