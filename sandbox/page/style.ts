export const style = `
:root {
  color-scheme: light dark;
  --ground: light-dark(#f5f6f8, #14171c);
  --card: light-dark(#ffffff, #1d2129);
  --line: light-dark(#d8dce3, #343b47);
  --text: light-dark(#1b2430, #e8ebf0);
  --quiet: light-dark(#566173, #a3adbd);
  --link: light-dark(#0b5cad, #7db9f5);
  --code: light-dark(#eef1f5, #272d37);
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--text); font: 15px/1.5 system-ui, sans-serif; }
main { max-width: 960px; margin: 0 auto; padding: 32px 16px 64px; display: grid; gap: 24px; grid-template-columns: minmax(0, 1fr); }
h1 { font-size: 28px; line-height: 36px; margin: 0 0 8px; }
h2 { font-size: 20px; line-height: 28px; margin: 0 0 4px; }
h3 { font-size: 15px; margin: 16px 0 8px; }
p { margin: 0 0 8px; }
.quiet { color: var(--quiet); }
a { color: var(--link); }
nav { display: flex; flex-wrap: wrap; gap: 4px 16px; margin: 0 0 8px; }
nav a { display: inline-block; min-height: 24px; }
section { background: var(--card); border: 1px solid var(--line); border-radius: 8px; padding: 24px; }
table { border-collapse: collapse; width: 100%; }
th { text-align: start; font-weight: 600; }
th, td { padding: 8px 12px 8px 0; border-top: 1px solid var(--line); vertical-align: top; overflow-wrap: anywhere; }
thead th { border-top: 0; color: var(--quiet); font-weight: 400; font-size: 13px; }
code { background: var(--code); border-radius: 4px; padding: 1px 5px; font: 13px ui-monospace, monospace; }
form, .buttons { display: flex; flex-wrap: wrap; gap: 8px; align-items: end; }
label { display: grid; gap: 2px; font-size: 13px; color: var(--quiet); }
input, select, button { font: inherit; color: var(--text); background: var(--card); border: 1px solid var(--line); border-radius: 4px; padding: 6px 12px; min-height: 36px; max-width: 100%; }
button { cursor: pointer; }
button:hover { border-color: var(--link); }
:focus-visible { outline: 2px solid var(--link); outline-offset: 2px; }
output { display: block; margin-top: 12px; white-space: pre-wrap; overflow-wrap: anywhere; font: 13px/1.5 ui-monospace, monospace; color: var(--quiet); }
@media (max-width: 640px) {
  section { padding: 16px; }
  thead { display: none; }
  tr { display: block; padding: 8px 0; border-top: 1px solid var(--line); }
  th, td { display: block; border: 0; padding: 0; }
}
`;
