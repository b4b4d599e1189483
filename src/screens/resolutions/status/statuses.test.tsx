import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';

import { preload } from '#tests/kit/flows/preload.ts';
import { say } from '#tests/kit/flows/texts.ts';
import { settle } from '#tests/kit/portal.tsx';

import { cardsOnScreen, cells, describeCell, toldCells } from '#tests/kit/screens/resolutions/cells.ts';
import { contact } from '#tests/kit/screens/resolutions/contact.ts';
import { changed, openCase, told } from '#tests/kit/screens/resolutions/openCase.tsx';
import { expected, flights } from '#tests/kit/screens/resolutions/statusWords.ts';

preload();

const agent = { roles: { AGENT: { write: true } } } as const;

function read(card: HTMLElement): string {
  const words = card.cloneNode(true) as HTMLElement;
  for (const each of words.querySelectorAll('button, [data-agent], [aria-hidden]')) each.remove();
  return words.textContent ?? '';
}
const bare = (text: string) => text.replaceAll(/\s/gu, '');

it('says in each status what is done, whose turn it is, and what follows', async () => {
  // Declining an option that is not the next one has no alternative.
  await openCase(toldCells({ next: 'CASH' }), { session: agent });
  const cards = cardsOnScreen();
  expect([...cards.keys()]).toEqual(cells.map(describeCell));
  for (const cell of cells) {
    const name = describeCell(cell);
    expect([name, bare(read(cards.get(name) as HTMLElement))]).toEqual([name, bare(expected(cell))]);
  }
});

describe('a choice', () => {
  it.each([
    ['REBOOKING', 'Confirmed', ['SK3', 'SK2'], flights.slice(flights.indexOf('Sat 21 Nov: 1 change'))],
    ['REBOOKING', 'Booked', ['SK1'], flights.slice(0, flights.indexOf(' Sat 21 Nov: 1 change'))],
    ['HOTEL', 'Confirmed', ['HTL-GATE'], 'Gate Inn'],
    ['HOTEL', 'Redeemed', ['HTL-PIER'], 'Pier Hotel'],
  ] as const)('is named if the insurer gives it: %s %s', async (type, status, chosen, words) => {
    await openCase(told(type, status, { state: { chosen } }), { session: agent });
    expect(bare(document.body.textContent ?? '')).toContain(bare(words));
  });

  it('is named once it was accepted, even if the disruption cannot be read again', async () => {
    const { gateway } = await openCase(told('HOTEL', 'OptionsSent'));
    gateway.answer('SubmitResolution', changed('Confirmed'));
    gateway.lose('ResolutionOptions');
    await userEvent.click(screen.getByRole('radio', { name: 'Gate Inn' }));
    await userEvent.click(screen.getByRole('button', { name: say('resolutions.hotel.submit') }));
    await settle();
    const card = document.querySelector<HTMLElement>('[data-option]');
    expect(card).toHaveTextContent(say('resolutions.step.hotel.chosen'));
    expect(card).toHaveTextContent('Gate Inn');
    expect(card).not.toHaveTextContent('Pier Hotel');
  });
});

it.each([
  ['VOUCHER', 'Initial'],
  ['VOUCHER', 'OptionsSent'],
  ['CASH', 'Beamed up'],
])('shows an unknown type or status as handled by the insurer, without a code: %s %s', async (type, status) => {
  await openCase(told(type, status), { session: agent });
  expect(document.body).toHaveTextContent(say('resolutions.status.other'));
  expect(document.body).toHaveTextContent(say('resolutions.status.neutral', contact()));
  expect(document.body).not.toHaveTextContent(say('resolutions.status.initial'));
  expect(document.body).not.toHaveTextContent('Beamed');
});
