// Runs a PostgreSQL for the journeys of a run, in a folder, until standard input closes. Bundles before that what
// `server-host.mjs` needs as well.
//   node shared/build/testing/shared-database.mjs <folder>
import { bundleHelpers, loadHelper } from './helper-bundles.mjs';

await bundleHelpers();
const { runSharedDatabase } = await loadHelper('shared-database');
await runSharedDatabase(process.argv[2]);
