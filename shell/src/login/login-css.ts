/**
 * The styles of the login page. The build writes them into the HTML, so that the form is visible before
 * any script is loaded. Tokens and resets come from the kit's `baseCss`.
 */
export const loginCss = `
@media (min-width:48em){html:has([data-at=inside] #content){background:var(--nav)}}
html:has(.lg){scrollbar-gutter:auto}
body:not([data-at=inside]) #app:empty,body[data-at=inside] #login{display:none}
body[data-at=inside] #app:empty{min-block-size:100dvh;border-block-start:3.75rem solid var(--surface)}
.petals{display:block;inline-size:100%}
.petals path{fill:currentColor;fill-opacity:.42;stroke:currentColor;stroke-width:1.5}
.lg{display:grid;grid-template-rows:auto 1fr;min-block-size:100dvh}
.lg-brand{position:relative;display:grid;align-content:center;gap:var(--space-2);
grid-template-columns:auto 1fr;column-gap:var(--space-4);
padding:var(--space-5) var(--space-4);overflow:hidden;color:var(--nav-text);
background:radial-gradient(120% 90% at 85% 0,var(--nav-active),transparent 70%),var(--nav)}
.lg-brand .petals{grid-row:1/3;inline-size:3.5rem;color:#e9b7d4}
[data-logo=own] .lg-brand .petals:first-child{background:var(--logo) center/contain no-repeat}
[data-logo=own] .lg-brand .petals:first-child path{display:none}
.lg-brand .petals+.petals{display:none}
.petals+.petals path{fill-opacity:.5;stroke-width:.25}
.lg-project{font-size:var(--size-xl);font-weight:700}
.lg-slogan{color:#f3d9e7;font-size:var(--size-l)}
.lg-about{display:none;max-inline-size:30rem;color:var(--nav-soft)}
.lg-main{display:grid;align-content:start;justify-items:center;padding:var(--space-6) var(--space-4)}
.lg-card{display:grid;gap:var(--space-4);inline-size:100%;max-inline-size:24rem}
.lg h1{margin-block-end:var(--space-2)}
.lg form{display:grid;gap:var(--space-4)}
.lg-submit{margin-block-start:var(--space-1)}
.lg-field{display:grid;gap:var(--space-1)}
.lg-field label{font-weight:600}
.lg-box{position:relative;display:grid}
.lg input{inline-size:100%;block-size:3rem;padding-inline:var(--space-3) 3rem;font-size:1rem;
border:1px solid var(--line-strong);border-radius:var(--radius-m);background:var(--surface)}
.lg input:focus{outline:2px solid var(--accent);outline-offset:0;border-color:transparent}
.lg input[aria-invalid]{border-color:var(--danger)}
.lg-eye{position:absolute;inset-block:.25rem;inset-inline-start:.25rem;inline-size:2.5rem;
display:grid;place-items:center;padding:0;border:0;border-radius:var(--radius-s);
background:none;color:var(--text-soft)}
.lg-eye:hover{background:var(--hover)}
.lg-eye svg{inline-size:1.25rem;fill:none;stroke:currentColor;stroke-width:1.75;stroke-linecap:round}
.lg-submit{block-size:3rem;border:0;border-radius:var(--radius-m);background:var(--accent);
color:var(--on-accent);font-weight:650}
.lg-submit:hover{background:var(--accent-strong)}
.lg-submit[aria-disabled]{cursor:progress;opacity:.8}
.lg-wrong{color:var(--danger);font-size:var(--size-s)}
.lg-refused:empty{display:none}
.lg-forgot{margin-block-end:calc(-1*var(--space-3))}
.lg-notice,.lg-alert,.lg-refused{padding:var(--space-3);border-radius:var(--radius-m);
background:var(--danger-soft);color:var(--danger);font-size:var(--size-m)}
.lg-soft{color:var(--text-soft);font-size:var(--size-s)}
.lg p>a{display:inline-block;padding-block:.1rem}
@media (pointer:coarse){.lg p>a{padding-block:.65rem}.lg .lg-eye{inset-block:2px;inset-inline-start:2px;inline-size:2.75rem}}
.lg-join{padding-block-start:var(--space-4);border-block-start:1px solid var(--line)}
@media (min-width:900px){
.lg{grid-template:1fr/minmax(26rem,5fr) 7fr}
.lg-main{order:-1;padding-block-start:max(var(--space-7),24dvh)}
.lg-brand{grid-template-columns:1fr;padding:var(--space-7);gap:var(--space-3)}
.lg-brand .petals{grid-row:auto;inline-size:6rem;margin-block-end:var(--space-3)}
.lg-brand .petals+.petals{display:block;position:absolute;inset-block-end:-22rem;inset-inline-end:-20rem;
inline-size:56rem;max-inline-size:none;margin:0;color:#f7d3e91a;transform:rotate(12deg)}
.lg-project{font-size:2.25rem;line-height:1.3}
.lg-slogan{font-size:var(--size-xl)}
.lg-about{display:block;margin-block-start:var(--space-3);line-height:1.9;text-wrap:balance}
}`;
