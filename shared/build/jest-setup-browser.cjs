require('@testing-library/jest-dom');

const { configure, getConfig, prettyDOM } = require('@testing-library/dom');
const React = require('react');

/** The library's own error prints the page into each message, also when it only asks whether it has to go on waiting. */
function getElementError(message, container) {
  const isWaiting = getConfig()._disableExpensiveErrorDiagnostics;
  const error = new Error(isWaiting ? message : `${message}\n\n${prettyDOM(container)}`);
  error.name = 'TestingLibraryElementError';
  return error;
}

// A machine under load may need longer than the library's one second for a screen to settle.
configure({ asyncUtilTimeout: 10_000, getElementError });

// In development React takes a stack for each of 10,000 elements a second, for the messages of its warnings. They
// name the component without it.
Object.defineProperty(
  React.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE,
  'recentlyCreatedOwnerStacks',
  { get: () => Infinity, set() {} },
);

/** jsdom knows the dialog element but not its methods: enough of them for Dialog to work. */
function addDialogMethods(prototype) {
  prototype.show ??= function show() {
    this.setAttribute('open', '');
  };
  prototype.showModal ??= function showModal() {
    this.setAttribute('open', '');
    const focusable = 'input, select, textarea, button, a[href], [tabindex]';
    (this.querySelector('[autofocus]') ?? this.querySelector(focusable))?.focus();
  };
  prototype.close ??= function close(returnValue) {
    if (!this.hasAttribute('open')) return;
    this.removeAttribute('open');
    if (returnValue !== undefined) this.returnValue = returnValue;
    this.dispatchEvent(new Event('close'));
  };
}

/** jsdom has no layout: what the kit asks of it is answered with "nothing moved". */
function addLayoutMethods() {
  Element.prototype.scrollIntoView ??= () => undefined;
  window.scrollTo = () => undefined;
  window.matchMedia ??= (media) => ({
    media,
    matches: false,
    onchange: null,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    dispatchEvent: () => false,
  });
  window.ResizeObserver ??= class ResizeObserver {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
}

/** The browser's channel between tabs; here there is one tab. */
window.BroadcastChannel ??= class BroadcastChannel {
  postMessage() {}
  close() {}
};

addDialogMethods(HTMLDialogElement.prototype);
addLayoutMethods();

beforeEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
});
