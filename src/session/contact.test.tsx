import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openPortal } from '#tests/kit/portal.tsx';
import { Footer } from '../app/shell/Footer.tsx';
import { AskAboutPayout } from '../screens/claims/details/AskAboutPayout.tsx';
import { ContactCard } from '../screens/content/help/ContactCard.tsx';
import { ContactUs } from './ContactUs.tsx';

const reachable = () =>
  screen
    .queryAllByRole('link')
    .map((link) => link.getAttribute('href'))
    .filter((href) => /^(tel|mailto):/.test(href ?? ''));
const both = ['tel:+15550100000', 'mailto:help@sky.test'];

const places = [
  ['the footer', <Footer key="footer" />],
  ['the help page', <ContactCard key="card" />],
  ['a card', <AskAboutPayout key="ask" />],
] as const;

describe('phone number and email address', () => {
  it.each(places)('are in %s with contactUs on', async (_, place) => {
    await openPortal({ flags: { contactUs: true } }).show(place);

    expect(reachable()).toEqual(both);
  });

  it.each(places)('are not in %s with contactUs off', async (_, place) => {
    await openPortal({ flags: { contactUs: false } }).show(place);

    expect(reachable()).toEqual([]);
  });

  it('are replaced by the partner’s name', async () => {
    await openPortal({ flags: { contactUs: false } }).show(<AskAboutPayout />);

    expect(screen.getByText(/Sky/)).toBeVisible();
  });

  it('stay with contactUs off where the specification requires them', async () => {
    await openPortal({ flags: { contactUs: false } }).show(<ContactUs text="trips.cancel.contact" isRequired />);

    expect(reachable()).toEqual(both);
  });

  it('are missing if they are not configured', async () => {
    await openPortal({ config: { contact: null } }).show(<ContactUs text="trips.cancel.contact" isRequired />);

    expect(reachable()).toEqual([]);
  });
});
