import { setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { consentDocument, type SignedConsent } from './consent-document';

/*
 * The program of a thread that makes the PDF of one consent (`consent-maker.ts`). It is bundled beside the server. On
 * Linux the priority is the thread's: requests go first. Elsewhere it would be that of the whole server.
 */

const lowest = 19;
if (process.platform === 'linux') setPriority(lowest);

const pdf = await consentDocument(workerData as SignedConsent);
parentPort?.postMessage(pdf);
