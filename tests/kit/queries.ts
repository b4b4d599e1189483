import { screen, within } from '@testing-library/react';

type Role = Parameters<typeof screen.queryAllByRole>[0];

/**
 * As the library's own, which names everything that has the role, and to name a thing computes the styles of all that is in
 * it: here only of what has the first word of the name about it.
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

/** Fields, and groups of them, by their labels. The library asks every element of the page for its own. */
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
