import type { FastifyInstance } from 'fastify';
import type { Config } from './config';
import type { Database } from './db/connect';
import { addJobHandlers } from './job-handlers';
import { JobRunner } from './jobs/runner';
import { Listener } from './db/listener';
import { throttlesOf } from './data/shared-throttle';
import { PasswordReset } from './modules/auth/password-reset';
import { SignIn } from './modules/auth/sign-in';
import { EventStreams } from './modules/events/event-streams';
import { metricsOf } from './modules/metrics/metrics';
import { HeavyWork } from './lib/heavy-work';
import { consentMaker, type MakeConsent } from './modules/consents/consent-maker';
import { RestoreRequest } from './modules/backups/restore-request';
import { FileSignatures } from './modules/files/file-signatures';
import { StaffReset } from './modules/auth/staff-reset';
import { Traffic } from './modules/files/traffic';
import { Uploads } from './modules/files/uploads';
import { bundleStoreOf } from './modules/registry/bundle-store';
import { Registry } from './modules/registry/registry-state';
import { Overrides } from './modules/registry/override';
import { ReleaseFiles } from './modules/registry/release-files';
import { Releases } from './modules/registry/releases';

/** What the app is built with. */
export interface AppParts {
  config: Config;
  db: Database;
  /** The key that signs tokens, codes and addresses of files. */
  sessionSecret: string;
  /** The token that allows publishing releases. */
  publishToken: string;
  /** Further routes, for tests of the infrastructure. */
  extend?: (app: FastifyInstance) => Promise<void>;
}

declare module 'fastify' {
  interface FastifyInstance {
    config: Config;
    db: Database;
    /** Receives the notifications of the database. */
    listener: Listener;
    /** The open streams of live events. */
    eventStreams: EventStreams;
    /** The figures for Prometheus. */
    readMetrics: ReturnType<typeof metricsOf>;
    /** Runs jobs; the server starts it, tests run the due ones (`runDue`). */
    jobs: JobRunner;
    publishToken: string;
    /** Tells the server that a backup shall be restored. */
    restoring: RestoreRequest;
    throttles: ReturnType<typeof throttlesOf>;
    signIn: SignIn;
    passwordReset: PasswordReset;
    staffReset: StaffReset;
    uploads: Uploads;
    /** Makes the PDF of a signed consent. */
    makeConsent: MakeConsent;
    /** Counts the bytes that the server sends for each clinic. */
    traffic: Traffic;
    fileSignatures: FileSignatures;
    /** The live releases of each clinic. */
    registry: Registry;
    releaseFiles: ReleaseFiles;
    releases: Releases;
    /** Sections from developers' own machines. */
    overrides: Overrides;
  }
}

/** Gives the app the objects that several modules share; there is one of each. */
export function addParts(app: FastifyInstance, parts: AppParts): void {
  const { config, db, sessionSecret, publishToken } = parts;
  const releaseFiles = new ReleaseFiles(bundleStoreOf(config));
  app.decorate('config', config);
  app.decorate('db', db);
  const listener = new Listener(db.pool);
  const jobs = new JobRunner(db, listener, app.log);
  app.decorate('listener', listener);
  app.decorate('jobs', jobs);
  app.decorate('eventStreams', new EventStreams(app));
  app.decorate('readMetrics', metricsOf(app));
  app.decorate('publishToken', publishToken);
  app.decorate('restoring', new RestoreRequest());
  app.decorate('throttles', throttlesOf(db));
  app.decorate('signIn', new SignIn(app));
  app.decorate('passwordReset', new PasswordReset(app, sessionSecret));
  app.decorate('staffReset', new StaffReset(app, sessionSecret));
  const traffic = new Traffic(db);
  app.decorate('traffic', traffic);
  app.addHook('onClose', () => traffic.write());
  const heavy = new HeavyWork();
  app.decorate('uploads', new Uploads(db, config.dataDir, heavy));
  app.decorate('makeConsent', consentMaker(heavy, config.packageDir));
  app.decorate('fileSignatures', new FileSignatures(sessionSecret));
  app.decorate('releaseFiles', releaseFiles);
  const registry = new Registry(db);
  app.decorate('registry', registry);
  app.decorate('releases', new Releases(db, registry, releaseFiles, config.shellDir));
  app.decorate('overrides', new Overrides(db, sessionSecret));
  addJobHandlers(app);
  app.addHook('preClose', () => jobs.stop());
  app.addHook('onClose', () => listener.close());
}
