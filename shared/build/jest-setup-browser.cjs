require('@testing-library/jest-dom');

// A machine under load may need longer than the library's one second for a screen to settle.
require('@testing-library/dom').configure({ asyncUtilTimeout: 10_000 });

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
