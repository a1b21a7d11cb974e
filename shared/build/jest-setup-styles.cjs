/** Declarations that hide an element, or keep it from being pressed. */
const hides = /[{;](?:display:none|visibility:|opacity:|pointer-events:)/;
/** May show again what another rule hides, unless it is a class's own first rule. */
const mayShow = /^(?!\.[\w-]+\{).*[{;]display:/s;

const insertRule = CSSStyleSheet.prototype.insertRule;

// jsdom compares every rule of the page with every element whose style is asked for, which is most of what a
// query by role does. A test sees of the styles only whether something is hidden: other rules come in empty.
CSSStyleSheet.prototype.insertRule = function insertTelling(rule, index) {
  const isTelling = hides.test(rule) || mayShow.test(rule);
  return insertRule.call(this, isTelling ? rule : '@media print{}', index);
};

// styled-components then hands over single rules, as in production, instead of rewriting whole sheets.
globalThis.SC_DISABLE_SPEEDY = false;
