const { readdirSync, rmSync } = require('node:fs');
const path = require('node:path');
const { setTimeout: pause } = require('node:timers/promises');
const { endTimers, forgetTimers, runningTimers } = require('./timers.cjs');

/** What an event loop can wait for, by the names that Node gives them. */
const resources = {
  TCPServerWrap: 'a server that listens',
  PipeServerWrap: 'a server that listens on a socket file',
  ProcessWrap: 'a running process',
  FSEventWrap: 'a watched file',
  StatWatcher: 'a watched file',
  Worker: 'a thread',
};

const times = (count, text) => (count > 1 ? `${text}, ${count} times` : text);

/** How many of each resource there are. */
function countedResources() {
  const counts = Object.fromEntries(Object.keys(resources).map((name) => [name, 0]));
  for (const name of process.getActiveResourcesInfo()) if (name in counts) counts[name] += 1;
  return counts;
}

/** They wait for the end of the process, which all files share. */
const endings = new Set(['exit', 'beforeExit']);

const listenersOf = (emitter) => {
  const names = emitter.eventNames().filter((name) => !endings.has(name));
  return new Map(names.map((name) => [name, emitter.rawListeners(name)]));
};

/** Removes the listeners that were added; returns what they listened to. */
function removeListeners(emitter, before) {
  const added = [...listenersOf(emitter)].flatMap(([name, now]) =>
    now
      .filter((listener) => !before.get(name)?.includes(listener))
      .map((listener) => [name, listener]),
  );
  for (const [name, listener] of added) emitter.removeListener(name, listener);
  return added.map(([name]) => `a listener of process.on('${String(name)}')`);
}

/** Gives the variables their former values; returns the names of those that had another. */
function restoreVariables(env, before) {
  const names = [...new Set([...Object.keys(env), ...Object.keys(before)])];
  const changed = names.filter((name) => env[name] !== before[name]);
  for (const name of changed) {
    if (name in before) env[name] = before[name];
    else delete env[name];
  }
  return changed.map((name) => `another value of process.env.${name}`);
}

/** Deletes the files of a folder; returns their names. */
function deleteFiles(folder) {
  const names = readdirSync(folder);
  for (const name of names) rmSync(path.join(folder, name), { recursive: true, force: true });
  return names.map((name) => `the file ${name} in the temporary folder`);
}

/**
 * Remembers how a file finds the process, its environment and the folder of temporary files. The returned function makes
 * them as they were, and resolves to what there was to do. What only ends a moment later is waited for: `patience`
 * milliseconds.
 */
exports.watch = ({ global, fakeTimersModern, patience }, folder) => {
  const { Date, setTimeout, process: inner } = global;
  const resourcesBefore = countedResources();
  const variables = { ...inner.env };
  const directory = process.cwd();
  const emitters = [process, inner].map((emitter) => [emitter, listenersOf(emitter)]);
  forgetTimers();

  const openResources = () => {
    const now = countedResources();
    return Object.entries(resources)
      .map(([name, text]) => [now[name] - resourcesBefore[name], text])
      .filter(([count]) => count > 0)
      .map(([count, text]) => times(count, text));
  };

  return async () => {
    const found = [];
    if (global.Date !== Date || global.setTimeout !== setTimeout) found.push('fake timers');
    fakeTimersModern.useRealTimers();
    found.push(...((await global.leftBehind?.()) ?? []));
    delete global.leftBehind;
    const isRunning = () => openResources().length + runningTimers().length > 0;
    for (let left = patience / 10; left > 0 && isRunning(); left -= 1) await pause(10);
    found.push(...openResources(), ...runningTimers());
    endTimers();
    for (const [emitter, before] of emitters) found.push(...removeListeners(emitter, before));
    found.push(...restoreVariables(inner.env, variables), ...deleteFiles(folder));
    if (process.cwd() !== directory) found.push('another current directory');
    process.chdir(directory);
    return found;
  };
};
