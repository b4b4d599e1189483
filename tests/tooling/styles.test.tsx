import { expect, it } from 'vitest';

/** Renders an element of the class `it` with these rules. */
function styled(...rules: string[]) {
  const sheet = document.head.appendChild(document.createElement('style'));
  for (const rule of rules) sheet.sheet?.insertRule(rule, sheet.sheet.cssRules.length);
  const element = document.body.appendChild(document.createElement('p'));
  element.className = 'it';
  const { display, visibility, opacity, pointerEvents, color } = getComputedStyle(element);
  element.remove();
  sheet.remove();
  return { display, visibility, opacity, pointerEvents, color };
}

const plain = styled();

it.each([
  ['.it{display:none;}', { display: 'none' }],
  ['.it { visibility: hidden }', { visibility: 'hidden' }],
  ['.it{color:red;opacity:0}', { opacity: '0' }],
  ['.it{pointer-events:none;}', { pointerEvents: 'none' }],
  ['@media all{.it{display:none;}}', { display: 'none' }],
])('shows a test the effect of %s', (rule, done) => {
  expect(styled('.other{color:red}', rule)).toMatchObject(done);
});

it('drops colours', () => {
  expect(styled('.it{color:red;}', '.it{border-color:blue;}', '.it{--display: none}')).toEqual(plain);
});
