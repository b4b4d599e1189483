import { expect, it } from 'vitest';

import { assembled } from '#scripts/prerender/assemble.ts';

const drawing = {
  html: '<div class="fui-FluentProvider1 a" data-machine="app" data-state="running"><style>.x{--unused:1}</style><form novalidate=""><input class="b"/></form></div>',
  styles:
    '<style data-make-styles-bucket="d">.a{border:var(--edge)}.gone{color:var(--other)}</style><style>.b:hover{color:var(--paper)}@media (forced-colors: active){.gone{color:Highlight}}</style>',
  tokens: [
    { edge: '1px solid var(--ink)', ink: '#000', paper: '#fff', room: '8px', unused: '1px' },
    { edge: '1px solid var(--ink)', ink: '#eee', paper: '#111', room: '8px', unused: '2px' },
  ],
  faces: '@font-face{font-family:ours}',
  lost: '<p id="lost">Lost</p>',
};

it('contains the styles of the page and their tokens, with dark ones if they differ', () => {
  const [, styles] = /<style nonce="%NONCE%">(.*?)<\/style>/.exec(assembled(drawing, 'p{margin:var(--room)}')) ?? [];

  expect(styles).toBe(
    '@font-face{font-family:ours}' +
      '.fui-FluentProvider1{--edge:1px solid var(--ink);--ink:#000;--paper:#fff;--room:8px}' +
      '@media (prefers-color-scheme:dark){.fui-FluentProvider1{--ink:#eee;--paper:#111}}' +
      '.a{border:var(--edge)}.b:hover{color:var(--paper)}',
  );
});

it('has one colour scheme if the theme has one', () => {
  expect(assembled({ ...drawing, tokens: drawing.tokens.slice(1) }, '')).not.toContain('prefers-color-scheme');
});

it('contains no machine states and keeps the password out of the address', () => {
  const picture = assembled(drawing, '');

  expect(picture).not.toMatch(/data-(machine|state)|<style>/);
  expect(picture).toContain('<form method="post" novalidate="">');
  expect(picture).toContain('<p id="lost">Lost</p><div class="fui-FluentProvider1');
});
