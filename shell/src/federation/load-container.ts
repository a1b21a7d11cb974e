import { LoadFault } from './load-fault';
import { createScript } from './release-files';
import type { Container } from './runtime';

/**
 * Runs the script of a container and returns the container. The global variable is cleared, because the
 * next release uses the same name. If the script throws, the promise rejects with that error.
 */
export function loadContainer(url: string, name: string): Promise<Container> {
  const globals = window as unknown as Record<string, Container | undefined>;
  return new Promise((resolve, reject) => {
    const script = createScript(url);
    let thrown: unknown;
    const catchError = (event: ErrorEvent) => {
      if (event.filename !== script.src) return;
      thrown = event.error ?? event.message;
      event.preventDefault();
    };
    const cleanUp = () => {
      window.removeEventListener('error', catchError);
      script.remove();
    };
    script.onload = () => {
      cleanUp();
      const container = globals[name];
      globals[name] = undefined;
      if (container && thrown === undefined) resolve(container);
      else reject(new LoadFault('evaluation', script.src, thrown));
    };
    script.onerror = () => {
      cleanUp();
      reject(new LoadFault('load-failed', script.src));
    };
    window.addEventListener('error', catchError);
    document.head.append(script);
  });
}
