/** Addresses of the SMS panels; only this remote links to them. */
const panelOf = (area: 'clinic' | 'admin') => `/${area}/sms-panel`;

export const clinicPanel = panelOf('clinic');
export const adminPanel = panelOf('admin');
/** The broadcasts of a panel. */
export const broadcastsOf = (panel: string) => `${panel}?tab=broadcasts`;
export const sendToAll = (panel: string) => `${panel}/send-sms-to-all`;
export const sendToUser = (panel: string) => `${panel}/send-sms-to-user`;
export const sendToNumber = `${clinicPanel}/send-sms-to-number`;
export const smsSettings = `${clinicPanel}/settings`;
export const sendNotice = `${adminPanel}/send-local-notification`;
/** The notice form for one clinic, as the row action of the clinic table opens it. */
export const sendNoticeTo = (clinicId: number) => `${sendNotice}?clinic=${clinicId}`;
/** The form of a message to the manager of one clinic. */
export const sendToManagerOf = (clinicId: number, phone: string) =>
  `${sendToUser(adminPanel)}?${new URLSearchParams({ clinic: String(clinicId), phone }).toString()}`;
