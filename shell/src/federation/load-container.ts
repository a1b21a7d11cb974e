import { LoadFault } from './load-fault';
import { hostedScript } from './release-files';
import type { Container } from './runtime';

/**
 * Runs the script of a container and takes it: the global stays free for the next release, whose
 * container has the same name. What the script throws is the reason of the rejection, not a message of
 * the page.
 */
export function loadContainer(url: string, name: string): Promise<Container> {
  const globals = window as unknown as Record<string, Container | undefined>;
  return new Promise((resolve, reject) => {
    const script = hostedScript(url);
    let thrown: unknown;
    const hear = (event: ErrorEvent) => {
      if (event.filename !== script.src) return;
      thrown = event.error ?? event.message;
      event.preventDefault();
    };
    const end = () => {
      window.removeEventListener('error', hear);
      script.remove();
    };
    script.onload = () => {
      end();
      const container = globals[name];
      globals[name] = undefined;
      if (container && thrown === undefined) resolve(container);
      else reject(new LoadFault('evaluation', script.src, thrown));
    };
    script.onerror = () => {
      end();
      reject(new LoadFault('load-failed', script.src));
    };
    window.addEventListener('error', hear);
    document.head.append(script);
  });
}
