import type { FastifyInstance } from 'fastify';
import { purgeExpired, purgeHolds } from './db/purge';
import {
  backupJob,
  backUpMonthly,
  removeOutdated,
  runBackup,
  runVerify,
  verifyJob,
} from './modules/backups/backups.service';
import { removeLeftovers } from './modules/files/leftovers';
import { removeUnlinked } from './modules/files/remove-unlinked';
import { refreshDeviceNotices } from './modules/notifications/device-notices';
import { refreshAllStockNotices } from './modules/products/stock-notices';
import { refreshSubscriptionNotices } from './modules/notifications/subscription-notices';
import { scheduleJob } from './modules/registry/schedules';
import { runSchedules } from './modules/registry/schedules-run';
import { smsProviderOf } from './modules/sms/providers/choose';
import { remindOfAppointments } from './modules/sms/reminders';
import { refreshDeliveries, sendQueued } from './modules/sms/send-queued';
import { dailyAt, everyMinutes } from './jobs/schedules';

/** Registers the handlers of all kinds of jobs. A kind is named only here; `addJob` uses it. */
export function addJobHandlers(app: FastifyInstance): void {
  const { db, jobs } = app;
  const provider = smsProviderOf(app.config);

  jobs.handle('sms.send', (job) => sendQueued(db, provider, job));
  jobs.every('sms.deliveries', everyMinutes(5), () => refreshDeliveries(db, provider));
  jobs.every('sms.reminders', everyMinutes(1), () => remindOfAppointments(db));
  // The date alone may make a product expire or a device due, without any change of a row.
  jobs.every('notices.stock', everyMinutes(60), () => refreshAllStockNotices(db));
  jobs.every('notices.devices', everyMinutes(60), () => refreshDeviceNotices(db));
  jobs.every('notices.subscriptions', everyMinutes(60), () => refreshSubscriptionNotices(db));
  jobs.handle(backupJob, ({ payload, clinic_id }) => runBackup(app, Number(payload.id), clinic_id));
  jobs.handle(verifyJob, ({ payload }) =>
    runVerify(app, Number(payload.id), Number(payload.userId)),
  );
  jobs.every('backups.monthly', dailyAt('03:10'), () => backUpMonthly(app));
  jobs.every('backups.retention', everyMinutes(60), () => removeOutdated(app));
  jobs.handle(scheduleJob, () => runSchedules(db));
  jobs.every('holds.purge', everyMinutes(1), () => purgeHolds(db));
  jobs.every('expired.purge', everyMinutes(60), () => purgeExpired(db));
  jobs.every('files.leftovers', dailyAt('04:00'), async () => {
    await removeUnlinked(db, app.config.dataDir, app.log);
    await removeLeftovers(db, app.config.dataDir, app.log);
  });
}
