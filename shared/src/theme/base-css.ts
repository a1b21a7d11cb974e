import { tokensCss } from './tokens';

/**
 * Tokens, resets and type of the whole page. Plain text without browser imports, so that the shell's build can
 * put it into the page that is shown before any script runs. With reduced motion there are no transitions at
 * all, not short ones: during a transition, an element has its old measures.
 */
export const baseCss = `${tokensCss}
*,::before,::after{box-sizing:border-box}
html{-webkit-text-size-adjust:100%;text-size-adjust:100%}
@media (min-width:48em){html{scrollbar-gutter:stable}}
body{margin:0;min-block-size:100dvh;background:var(--page);color:var(--text);font:400 var(--size-m)/1.7 var(--font);
-webkit-font-smoothing:antialiased;overflow-wrap:break-word}
h1,h2,h3,h4,p,ul,ol,dl,dd,figure,fieldset{margin:0;padding:0}
ul,ol{list-style:none}
fieldset{border:0;min-inline-size:0}
h1{font-size:var(--size-xxl);font-weight:700;line-height:1.4;letter-spacing:-0.01em}
h2{font-size:var(--size-l);font-weight:650;line-height:1.5}
h3{font-size:var(--size-m);font-weight:650}
b,strong{font-weight:650}
a{color:var(--accent);text-decoration-color:color-mix(in srgb,currentColor 35%,transparent);
text-underline-offset:0.3em;text-decoration-thickness:1px}
a:hover{color:var(--accent-strong);text-decoration-color:currentColor}
button,input,select,textarea{font:inherit;color:inherit;letter-spacing:inherit}
button{cursor:pointer}
img,svg{display:block;max-inline-size:100%}
[data-icon]{flex:none}
table{border-collapse:collapse;border-spacing:0}
:focus-visible{outline:2px solid var(--accent);outline-offset:2px;border-radius:var(--radius-s)}
h1:focus,main:focus{outline:none}
::selection{background:var(--accent-soft);color:var(--text)}
::placeholder{color:var(--text-soft);opacity:1}
[hidden]{display:none!important}
@media (pointer:coarse){html:has(dialog:modal){overflow:hidden}}
.visually-hidden{position:absolute;inline-size:1px;block-size:1px;margin:-1px;padding:0;border:0;
overflow:hidden;clip-path:inset(50%);white-space:nowrap}
@media (prefers-reduced-motion:reduce){*,::before,::after{animation-duration:0.01ms!important;
animation-iteration-count:1!important;transition:none!important;scroll-behavior:auto!important}}
@media print{body{background:none}}`;
