import { screen, within } from '@testing-library/react';

import type { Act } from '#paths/gesture.ts';

import { type Stage, settled, until } from './stage.tsx';
import { say } from './texts.ts';

/**
 * Does what a person does, one thing after the other, each as soon as it can be done.
 *
 * @param fields what is to be filled in or chosen, by the name that an act gives it
 */
export async function perform({ user }: Stage, acts: readonly Act[], fields: object): Promise<void> {
  for (const act of acts) {
    const element = await found(act);
    if ('press' in act) await user.click(element);
    else if ('choose' in act) await user.selectOptions(element, valueOf(act.with, fields));
    else {
      await user.clear(element);
      await user.paste(valueOf(act.with, fields));
    }
    await settled();
  }
}

async function found(act: Act): Promise<HTMLElement> {
  let element: HTMLElement | undefined;
  await until(() => {
    [element] = candidatesFor(act);
    if (!element) throw new Error(`There is nothing on screen to do ${JSON.stringify(act)} with`);
  });
  return element as HTMLElement;
}

function candidatesFor(act: Act): HTMLElement[] {
  if ('fill' in act) return screen.queryAllByLabelText(say(act.fill));
  if ('choose' in act) return screen.queryAllByRole('combobox', { name: say(act.choose) });
  const { press, named, values, within: selector = 'body' } = act;
  const place = document.querySelector<HTMLElement>(selector);
  return place ? within(place).queryAllByRole(press, { name: say(named, values) }) : [];
}

function valueOf(name: string, fields: object): string {
  const value: unknown = (fields as Record<string, unknown>)[name];
  if (typeof value !== 'string') throw new Error(`There is nothing to fill in for ${name}`);
  return value;
}
