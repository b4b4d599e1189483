import { screen, within } from '@testing-library/react';

type Role = Parameters<typeof screen.queryAllByRole>[0];

/**
 * A faster query by role and name. The library computes the name of every element with the role, including the styles
 * of its content; this one only considers elements that contain the first word of the name.
 */
export function queryAllNamed(role: Role, name: string, place: HTMLElement = document.body): HTMLElement[] {
  const [word = ''] = /[\p{L}\p{N}]+/u.exec(name) ?? [];
  return within(place)
    .queryAllByRole(role, { hidden: true })
    .filter((each) => [each, ...labelling(each)].some(({ outerHTML }) => outerHTML.includes(word)))
    .filter((each) =>
      within(each.parentElement ?? place)
        .queryAllByRole(role, { name })
        .includes(each),
    );
}

/** Finds fields and groups by their labels. The library would ask every element of the page for its labels. */
export function queryAllLabelled(words: string): HTMLElement[] {
  const controls = [...document.getElementsByTagName('label')]
    .filter(({ textContent }) => normalised(textContent) === words)
    .flatMap(({ control }) => control ?? []);
  const referring = [...document.querySelectorAll<HTMLElement>('[aria-labelledby]')].filter(
    (each) => normalised(referredBy(each).map(textOf).join(' ')) === words,
  );
  const told = [...document.querySelectorAll<HTMLElement>('[aria-label]')].filter(
    ({ ariaLabel }) => ariaLabel === words,
  );
  return [...new Set([...controls, ...referring, ...told])];
}

const labelling = (element: HTMLElement): HTMLElement[] => [
  ...referredBy(element),
  ...[...document.getElementsByTagName('label')].filter(
    (label) => (element.id !== '' && label.htmlFor === element.id) || label.contains(element),
  ),
];

const referredBy = (element: HTMLElement): HTMLElement[] =>
  (element.getAttribute('aria-labelledby') ?? '').split(' ').flatMap((id) => document.getElementById(id) ?? []);

const textOf = ({ textContent }: HTMLElement): string => textContent;

const normalised = (text: string): string => text.trim().replace(/\s+/g, ' ');
