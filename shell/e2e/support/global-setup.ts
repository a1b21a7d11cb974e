import { prepareProduct, preparedFolder } from './running-product';
import { startServerHosts } from './server-hosts';

declare global {
  // `var` is the only way to declare a global of Node.
  var endOfJourneys: (() => Promise<void>) | undefined;
}

interface GlobalConfig {
  maxWorkers: number;
}

/** Jest calls this before the first journey. */
export default async function setUp({ maxWorkers }: GlobalConfig) {
  const prepared = await prepareProduct();
  process.env[preparedFolder] = prepared.dataDir;
  try {
    const stopHosts = await startServerHosts(maxWorkers);
    globalThis.endOfJourneys = async () => {
      await stopHosts();
      await prepared.discard();
    };
  } catch (error) {
    // Jest does not tear down what a failed set-up leaves.
    await prepared.discard();
    throw error;
  }
}
