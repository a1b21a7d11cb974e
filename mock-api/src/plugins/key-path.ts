/** The path under which a key is stored: without a query, and the same with and without a slash at its end. */
export function keyPath(url: string): string {
  const path = (url.split('?')[0] ?? '').replace(/\/+$/, '');
  try {
    return decodeURI(path);
  } catch {
    // Not encoded well: no route has this path.
    return path;
  }
}
