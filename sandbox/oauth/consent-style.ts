import { createHash } from 'node:crypto';

/** The style of the sandbox's pages: plain, responsive, light or dark like the system. */
export const consentStyle = `
:root { color-scheme: light dark; --text: #1a1b1e; --quiet: #495057; --page: #f1f3f5; --card: #fff;
  --line: #adb5bd; --notice: #fff3bf; --notice-text: #5c3c00; --accent: #1864ab; --on-accent: #fff; }
@media (prefers-color-scheme: dark) {
  :root { --text: #e9ecef; --quiet: #ced4da; --page: #141517; --card: #1f2023; --line: #5c5f66;
    --notice: #3d2f00; --notice-text: #ffec99; --accent: #a5d8ff; --on-accent: #0b2239; }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--page); color: var(--text);
  font: 1rem/1.5 system-ui, sans-serif; }
.notice { background: var(--notice); color: var(--notice-text); padding: .75rem 1rem;
  text-align: center; margin: 0; font-weight: 600; }
main { max-width: 34rem; margin: 1rem auto; padding: 1rem 1.25rem; background: var(--card);
  border: 1px solid var(--line); border-radius: .5rem; overflow-wrap: anywhere; }
h1 { font-size: 1.3rem; line-height: 1.3; margin: 0 0 .75rem; }
fieldset { border: 0; padding: 0; margin: 0 0 1rem; }
legend { font-weight: 600; padding: 0; margin-bottom: .25rem; }
label { display: flex; gap: .6rem; padding: .4rem .25rem; align-items: flex-start; cursor: pointer; }
input { margin: .3rem 0 0; width: 1.1rem; height: 1.1rem; flex: none; accent-color: var(--accent); }
.quiet { color: var(--quiet); display: block; font-size: .9rem; }
.buttons { display: flex; gap: .75rem; flex-wrap: wrap; }
button { font: inherit; font-weight: 600; min-height: 2.75rem; padding: .4rem 1.5rem; cursor: pointer;
  border: 1px solid var(--accent); border-radius: .3rem; background: transparent; color: var(--accent); }
button.allow { background: var(--accent); color: var(--on-accent); }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
@media (max-width: 36rem) { main { margin: 0; border-width: 0 0 1px; border-radius: 0; }
  .buttons button { flex: 1; } }
`;

/** The style's hash, for `style-src` of the Content-Security-Policy. */
export const consentStyleSource = `'sha256-${createHash('sha256').update(consentStyle).digest('base64')}'`;
