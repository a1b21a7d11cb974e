import path from 'node:path';

/** The part of `file` directly below `folder`: a file or a folder; undefined if it lies elsewhere. */
function childOf(folder, file) {
  if (!file.startsWith(`${folder}/`)) return undefined;
  const [name] = file.slice(folder.length + 1).split('/');
  return `${folder}/${name}`;
}

/** All folders above the files. */
function foldersOf(files) {
  const folders = new Set();
  for (const file of files) {
    for (let at = path.posix.dirname(file); at !== '.'; at = path.posix.dirname(at))
      folders.add(at);
  }
  return [...folders];
}

/** Imports between the children of one folder: `Map<child, Map<child, 'file → file'>>`. */
function edgesWithin(folder, graph) {
  const edges = new Map();
  for (const [file, targets] of graph) {
    const from = childOf(folder, file);
    if (!from) continue;
    for (const target of targets) {
      const to = childOf(folder, target);
      if (!to || to === from) continue;
      if (!edges.has(from)) edges.set(from, new Map());
      if (!edges.get(from).has(to)) edges.get(from).set(to, `${file} → ${target}`);
    }
  }
  return edges;
}

/** The shortest circle of edges from `start` back to it, as `file → file` steps; undefined if there is none. */
function circleFrom(start, edges) {
  const queue = [[start, []]];
  const seen = new Set();
  for (const [at, steps] of queue) {
    for (const [next, step] of edges.get(at) ?? []) {
      if (next === start) return [...steps, step];
      if (seen.has(next)) continue;
      seen.add(next);
      queue.push([next, [...steps, step]]);
    }
  }
  return undefined;
}

/**
 * Circles of imports: the files and folders of one folder must not import each other in a circle, at any
 * depth. Takes the answer of `importGraph`; returns `{ folder, steps }[]`, one for each part in a circle
 * that no earlier circle passes through. `steps` reads `a/x.ts → b/y.ts`, `b/z.ts → a/w.ts`.
 */
export function circles(graph) {
  return foldersOf(graph.keys()).flatMap((folder) => {
    const edges = edgesWithin(folder, graph);
    const named = new Set();
    return [...edges.keys()].flatMap((child) => {
      if (named.has(child)) return [];
      const steps = circleFrom(child, edges);
      if (!steps) return [];
      for (const step of steps) named.add(childOf(folder, step.split(' → ')[0]));
      return [{ folder, steps }];
    });
  });
}
