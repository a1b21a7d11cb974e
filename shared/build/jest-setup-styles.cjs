/** The properties that say whether an element is shown and can be pressed. */
const told = ['display', 'visibility', 'opacity', 'pointer-events'];
/** Those that an element has from the elements around it, and their first values. */
const inherited = { visibility: 'visible', 'pointer-events': 'auto' };

/** Declarations that hide an element, or keep it from being pressed. */
const hides = /[{;](?:display:none|visibility:|opacity:|pointer-events:)/;
/** May show again what another rule hides, unless it is a class's own first rule. */
const mayShow = /^(?!\.[\w-]+\{).*[{;]display:/s;

const { insertRule, deleteRule } = CSSStyleSheet.prototype;
let changes = 0;

// jsdom compares every rule of the page with every element whose style is asked for, which is most of what a
// query by role does. A test sees of the styles only whether something is hidden: other rules come in empty.
CSSStyleSheet.prototype.insertRule = function insertTelling(rule, index) {
  changes += 1;
  const isTelling = hides.test(rule) || mayShow.test(rule);
  return insertRule.call(this, isTelling ? rule : '@media print{}', index);
};
CSSStyleSheet.prototype.deleteRule = function deleteTold(index) {
  changes += 1;
  return deleteRule.call(this, index);
};

/** What an element must have to match a selector at all: `.class` or a tag; '' when this is not simple. */
function keyOf(selector) {
  const last = /["'(]/.test(selector) ? '' : selector.split(/[\s>+~]+/).pop();
  return /\.[\w-]+/.exec(last)?.[0] ?? /^[a-z]\w*/.exec(last)?.[0] ?? '';
}

/** The rules of the page that say one of the told properties, by key. A later rule wins, as in jsdom. */
function readRules() {
  const rules = new Map();
  let place = 0;
  for (const sheet of Array.from(document.styleSheets)) {
    for (const { selectorText, style } of sheet.cssRules) {
      if (!selectorText || !told.some((property) => style.getPropertyValue(property))) continue;
      place += 1;
      const parts = selectorText.includes('(') ? [selectorText] : selectorText.split(',');
      for (const selector of parts.map((part) => part.trim())) {
        const key = keyOf(selector);
        if (!rules.has(key)) rules.set(key, []);
        rules.get(key).push({ selector, style, place, isKey: selector === key });
      }
    }
  }
  return rules;
}

let known = { changes: -1, sheets: [], rules: new Map() };

function knownStyles() {
  const sheets = Array.from(document.styleSheets);
  const isSame =
    known.changes === changes &&
    sheets.length === known.sheets.length &&
    sheets.every((sheet, index) => sheet === known.sheets[index]);
  if (!isSame) known = { changes, sheets, rules: readRules() };
  return known;
}

function matches(element, selector) {
  try {
    return element.matches(selector);
  } catch {
    return false; // jsdom does not know every selector
  }
}

/** What the page says of an element: in its own style, else in the last rule that matches it; '' for nothing. */
function saidOf(element, property) {
  const own = element.hasAttribute('style') ? element.style.getPropertyValue(property) : '';
  if (own) return own;
  const { rules } = knownStyles();
  let [said, at] = ['', 0];
  const keys = ['', element.localName, ...[...element.classList].map((name) => `.${name}`)];
  for (const key of keys) {
    for (const { selector, style, place, isKey } of rules.get(key) ?? []) {
      if (place < at) continue;
      const value = style.getPropertyValue(property);
      if (value && (isKey || matches(element, selector))) [said, at] = [value, place];
    }
  }
  return said;
}

const getFullStyle = window.getComputedStyle;

/** How the browser itself displays elements, by kind. */
const displays = new Map();
/** A page without styles. */
let plain;

/** How the browser itself displays such an element. */
function displayOf(element) {
  const attributes = ['hidden', 'open', 'type'].filter((name) => element.hasAttribute(name));
  const values = attributes.map((name) => `${name}=${element.getAttribute(name)}`);
  const kind = [element.localName, ...values].join(' ');
  let display = displays.get(kind);
  if (display === undefined) {
    plain ??= document.implementation.createHTMLDocument();
    const sample = plain.createElementNS(element.namespaceURI, element.localName);
    for (const name of attributes) sample.setAttribute(name, element.getAttribute(name));
    ({ display } = getFullStyle.call(window, sample));
    displays.set(kind, display);
  }
  return display;
}

function valueOf(element, property) {
  const said = saidOf(element, property);
  if (property === 'display') return said || displayOf(element);
  if (property === 'opacity') return said;
  if (said && said !== 'inherit') return said;
  const { parentElement } = element;
  return parentElement ? valueOf(parentElement, property) : inherited[property];
}

// jsdom makes 18 properties for each element that is asked for, colours among them; a test asks for one.
window.getComputedStyle = function getToldStyle(element, pseudo) {
  if (pseudo || !(element instanceof Element)) return getFullStyle.call(window, element, pseudo);
  let full;
  const getPropertyValue = (property) => {
    if (told.includes(property)) return valueOf(element, property);
    full ??= getFullStyle.call(window, element);
    return full.getPropertyValue(property);
  };
  return new Proxy(
    { getPropertyValue },
    {
      get(own, name) {
        if (name in own) return own[name];
        const property = name === 'pointerEvents' ? 'pointer-events' : name;
        if (told.includes(property)) return valueOf(element, property);
        full ??= getFullStyle.call(window, element);
        const value = full[name];
        return typeof value === 'function' ? value.bind(full) : value;
      },
    },
  );
};

// styled-components then hands over single rules, as in production, instead of rewriting whole sheets.
globalThis.SC_DISABLE_SPEEDY = false;
