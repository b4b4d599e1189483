import { setTimeout as pause } from 'node:timers/promises';

import type { Driver } from './driver.ts';

const patienceMs = 60_000;

/** Kinds of elements, by their everyday names. */
const kinds = {
  button: 'button, [role=button], [role=menuitem]',
  link: 'a[href]',
  trip: '[data-trip] a[href]',
  field: 'input:not([type=radio], [type=checkbox], [type=file]), textarea, [role=combobox]',
  choice: 'input[type=radio], input[type=checkbox]',
  heading: 'h1, h2, h3',
} as const;
export type Kind = keyof typeof kinds;

export type Page = ReturnType<typeof createPage>;

/** Lets a test act on a page by its visible words. Waits for elements that do not exist yet. */
export function createPage(driver: Driver) {
  const evaluate = async <Value>(body: string) => (await driver.run(body)) as Value;

  /** Retries until there is an answer, for a minute at most. */
  async function until<Value>(what: string, ask: () => Promise<Value | null | false>): Promise<Value> {
    const deadline = performance.now() + patienceMs;
    let problem = '';
    while (performance.now() < deadline) {
      const answer = await ask().catch((error: unknown) => {
        // During a navigation no page can answer.
        problem = ` (${error instanceof Error ? error.message : String(error)})`;
        return null;
      });
      if (answer !== null && answer !== false) return answer;
      await pause(100);
    }
    throw new Error(`${what}: waited in vain${problem}. ${await evaluate<string>(reading)}`);
  }

  /** Waits until an element can be clicked and returns its position in the window. */
  const placeOf = (kind: Kind, name: string) =>
    until<Place>(`The ${kind} "${name}"`, () =>
      evaluate(`() => (${hittable})(${JSON.stringify([kinds[kind], name])})`),
    );

  async function click(kind: Kind, name: string): Promise<void> {
    const { x, y } = await placeOf(kind, name);
    await driver.perform([
      {
        type: 'pointer',
        id: 'mouse',
        actions: [
          { type: 'pointerMove', x, y, duration: 0 },
          { type: 'pointerDown', button: 0 },
          { type: 'pointerUp', button: 0 },
        ],
      },
    ]);
  }

  return {
    open: (url: string) => driver.open(url),
    click,
    chooseFile: (path: string) => driver.chooseFile('input[type=file]', path),

    async type(field: string, text: string): Promise<void> {
      await click('field', field);
      const keys = [...text].flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]);
      await driver.perform([{ type: 'key', id: 'keyboard', actions: keys }]);
    },

    /** Typing a date depends on the platform, so this sets the value like a date picker. */
    async setDate(field: string, value: string): Promise<void> {
      await placeOf('field', field);
      await evaluate(`() => (${setValue})(${JSON.stringify([kinds.field, field, value])})`);
    },

    isAt: (heading: string) =>
      until(`The heading "${heading}"`, () =>
        evaluate<boolean>(`() => (${isThere})(${JSON.stringify([kinds.heading, heading])})`),
      ),

    reads: (text: string) =>
      until(`The text "${text}"`, () =>
        evaluate<boolean>(`() => document.body.innerText.includes(${JSON.stringify(text)})`),
      ),

    /** Waits until the page is scrolled to a position, in pixels from its top. */
    isScrolledTo: (y: number) =>
      until(`Scrolled to ${y}`, () => evaluate<boolean>(`() => Math.abs(window.scrollY - ${y}) < 2`)),

    scrollTo: (y: number) => evaluate(`() => { window.scrollTo(0, ${y}); return null; }`),

    /** Returns the scroll position of the previous page when it was left. */
    left: () => evaluate<number>('() => window.leftAt'),

    isOn: (path: string) =>
      until(`The page ${path}`, () => evaluate<boolean>(`() => location.pathname === ${JSON.stringify(path)}`)),

    /** Types the same text into every empty field of the page, or of the open dialog. */
    fillFields: (value: string) =>
      until('A field', () => evaluate<boolean>(`() => (${fillAll})(${JSON.stringify([kinds.field, value])})`)),
    goBack: () => evaluate('() => { window.history.back(); return null; }'),
  };
}

type Place = { x: number; y: number };

// Functions that run in the page, as text.

const named = `([selector, name]) => {
  const nameOf = (element) =>
    element.getAttribute('aria-label') ||
    [...(element.labels ?? [])].map((label) => label.innerText).join(' ') ||
    element.innerText || '';
  return [...document.querySelectorAll(selector)].filter((element) =>
    nameOf(element).replace(/\\s+/g, ' ').includes(name) && element.checkVisibility());
}`;

const isThere = `(asked) => (${named})(asked).length > 0`;

/** Prefers elements in view. A radio button or a checkbox may be drawn by its label. */
const hittable = `(asked) => {
  const elements = (${named})(asked).filter((element) => !element.disabled && element.getAttribute('aria-disabled') !== 'true');
  for (const element of elements) {
    const { left, top, width, height } = element.getBoundingClientRect();
    const [x, y] = [Math.round(left + width / 2), Math.round(top + height / 2)];
    const hit = document.elementFromPoint(x, y);
    const isHit = hit && (element.contains(hit) || [...(element.labels ?? [])].some((label) => label.contains(hit)));
    if (!isHit) continue;
    window.leftAt = window.scrollY;
    return { x, y };
  }
  elements[0]?.scrollIntoView({ block: 'center' });
  return null;
}`;

const write = `(input, value) => {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(input, value);
  input.dispatchEvent(new Event('input', { bubbles: true }));
  input.dispatchEvent(new Event('change', { bubbles: true }));
}`;

const setValue = `([selector, name, value]) => {
  const [input] = (${named})([selector, name]);
  (${write})(input, value);
  return null;
}`;

const fillAll = `([selector, value]) => {
  const place = document.querySelector('[role=dialog]') ?? document.querySelector('main');
  const inputs = [...place.querySelectorAll(selector)].filter((input) => input.value === '' && input.checkVisibility());
  for (const input of inputs) (${write})(input, value);
  return inputs.length > 0;
}`;

const reading = `() => 'At ' + location.pathname + ': ' + document.body.innerText.replace(/\\s+/g, ' ').slice(0, 600)`;
