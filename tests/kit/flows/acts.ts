import { fireEvent, screen, within } from '@testing-library/react';

import { type Act, type Day, type Definite, definite } from '#paths/actions.ts';
import { type Stage, settled, until } from '../browser/stage.tsx';
import { queryAllLabelled, queryAllNamed } from '../queries.ts';
import { say } from './texts.ts';

type User = Stage['user'];

/**
 * Performs user actions one after another, each as soon as it is possible.
 *
 * @param fields values to fill in or choose, by the names in the acts
 */
export async function perform({ user, portal }: Stage, acts: readonly Act[], fields: object): Promise<void> {
  for (const act of acts.map((each) => definite(each, fields))) {
    const given = 'with' in act ? (fields as Record<string, unknown>)[act.with] : undefined;
    if (!('pick' in act && given === null))
      await done(user, act, isDay(given) ? addDays(portal.clock.now(), given) : given);
    await settled();
  }
}

async function done(user: User, act: Definite, given: unknown): Promise<void> {
  const element = await found(act);
  if ('press' in act) {
    await user.click(element);
    const [sure] = act.ifAsked ? queryAllNamed('button', say(act.ifAsked)) : [];
    return sure && user.click(sure);
  }
  if ('enter' in act) return user.type(element, '{Enter}');
  if ('choose' in act) return user.selectOptions(element, wordsIn(act, given));
  if ('first' in act) return user.click(within(element).getAllByRole('radio')[0] as HTMLElement);
  if ('pick' in act) return user.click(optionIn(element, 'radio', wordsIn(act, given)));
  if ('confirm' in act) return set(user, element, given === true);
  if ('tick' in act) return tickIn(user, element, given as readonly string[]);
  if ('fillEach' in act) return fillEach(user, element, wordsIn(act, given));
  await fill(user, element, wordsIn(act, given));
  if ('seek' in act) await user.click(within(await found(act, 'list')).getAllByRole('option')[0] as HTMLElement);
}

async function found(act: Definite, what: 'list' | 'control' = 'control'): Promise<HTMLElement> {
  let element: HTMLElement | undefined;
  await until(() => {
    [element] = what === 'list' ? screen.queryAllByRole('listbox') : candidatesFor(act);
    if (!element) throw new Error(`There is nothing on screen to do ${JSON.stringify(act)} with`);
  });
  return element as HTMLElement;
}

function candidatesFor(act: Definite): HTMLElement[] {
  if ('fill' in act) return queryAllLabelled(say(act.fill, act.values));
  if ('enter' in act) return queryAllLabelled(say(act.enter));
  if ('choose' in act) return queryAllNamed('combobox', say(act.choose, act.values));
  if ('seek' in act) return queryAllNamed('combobox', say(act.seek));
  if ('pick' in act) return queryAllNamed('radiogroup', say(act.pick, act.values));
  if ('first' in act) return queryAllNamed('radiogroup', say(act.first));
  if ('fillEach' in act) return queryAllNamed('group', say(act.fillEach, act.values));
  if ('tick' in act) return (['group', 'radiogroup'] as const).flatMap((role) => queryAllNamed(role, say(act.tick)));
  if ('confirm' in act) return queryAllNamed('checkbox', say(act.confirm));
  const { press, named, values, within: selector = 'body' } = act;
  const place = document.querySelector<HTMLElement>(selector);
  if (!place) return [];
  return typeof named === 'string'
    ? queryAllNamed(press, say(named, values), place)
    : within(place).queryAllByRole(press, { name: (name) => name.startsWith(named.begins) });
}

async function fill(user: User, element: HTMLElement, words: string): Promise<void> {
  // Browsers report a day or a minute only as a whole.
  if (element.getAttribute('type')?.startsWith('date'))
    return void fireEvent.change(element, { target: { value: words.replace(' ', 'T') } });
  await user.clear(element);
  await user.paste(words);
}

async function fillEach(user: User, group: HTMLElement, words: string): Promise<void> {
  for (const field of within(group).getAllByRole('textbox')) await fill(user, field, words);
}

async function tickIn(user: User, group: HTMLElement, wanted: readonly string[]): Promise<void> {
  if (group.getAttribute('role') === 'radiogroup') {
    for (const words of wanted) await user.click(optionIn(group, 'radio', words));
    return;
  }
  const boxes = wanted.map((words) => optionIn(group, 'checkbox', words));
  for (const box of within(group).getAllByRole('checkbox')) await set(user, box, boxes.includes(box));
}

async function set(user: User, box: HTMLElement, isWanted: boolean): Promise<void> {
  if ((box as HTMLInputElement).checked !== isWanted) await user.click(box);
}

function optionIn(group: HTMLElement, role: 'radio' | 'checkbox', wanted: string): HTMLElement {
  const options = within(group).getAllByRole<HTMLInputElement>(role);
  const option = options.find(({ value, labels }) => value === wanted || labels?.[0]?.textContent?.startsWith(wanted));
  if (!option) throw new Error(`There is no “${wanted}” to choose`);
  return option;
}

function wordsIn(act: Definite, given: unknown): string {
  if (typeof given !== 'string') throw new Error(`There is nothing to do ${JSON.stringify(act)} with`);
  return given;
}

const isDay = (given: unknown): given is Day => typeof given === 'object' && given !== null && 'inDays' in given;

/** `YYYY-MM-DD` */
export const addDays = (now: number, { inDays }: Day): string =>
  new Date(now + inDays * 86_400_000).toISOString().slice(0, 10);
