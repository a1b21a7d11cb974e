import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { root } from './running-product';

/** The gallery, served like `npm run gallery` does. */
export interface RunningGallery {
  address: string;
  stop: () => Promise<void>;
}

/** Starts the gallery on a free port; rejects with its output when it ends too early. */
export function startGallery(): Promise<RunningGallery> {
  const child = spawn(process.execPath, ['shared/build/gallery.mjs'], { cwd: root });
  const ended = new Promise<void>((done) => child.once('exit', () => done()));
  const stop = () => {
    child.kill();
    return ended;
  };
  return new Promise((ready, fail) => {
    const lines: string[] = [];
    const listen = (line: string) => {
      lines.push(line);
      const address = /http:\/\/localhost:\d+/.exec(line)?.[0];
      if (address) ready({ address, stop });
    };
    createInterface(child.stdout).on('line', listen);
    createInterface(child.stderr).on('line', listen);
    void ended.then(() => fail(new Error(`The gallery ended:\n${lines.join('\n')}`)));
  });
}
