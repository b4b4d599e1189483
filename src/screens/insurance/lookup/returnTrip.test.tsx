import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';

import { checked } from '#paths/specs/kit/flights.ts';
import { chooseFlights, recogniseFlight } from '#paths/specs/kit/insuring.ts';
import { out } from '#tests/kit/areas/insuring.ts';
import { until } from '#tests/kit/browser/stage.tsx';
import { lookedUp } from '#tests/kit/customer/lookedUp.ts';
import { toUuid } from '#tests/kit/customer/sky.ts';
import { perform } from '#tests/kit/flows/acts.ts';
import { preload } from '#tests/kit/flows/preload.ts';
import { say } from '#tests/kit/flows/texts.ts';
import { day, isTold, lookingUp, lookUp, onReturn, single, title } from '#tests/kit/screens/atLookup.ts';

preload();

describe('the return flight', () => {
  it('must not depart before the outbound flight, which its day says', async () => {
    const stage = await lookingUp(onReturn);
    expect(day()).toHaveAttribute('min', out.embarkDate);

    await lookUp(stage, '2026-11-30');
    await isTold(say('insurance.order.back'));
    expect(stage.wire.calls('FlightCheck')).toEqual([]);

    const early = lookedUp('LHR-OSL', out.embarkDate, { flightId: toUuid(66), embarkTime: '11:59' });
    await lookUp(stage, out.embarkDate);
    stage.wire.answer('FlightCheck', checked([early]));
    await isTold(say('insurance.order.back'));
    await lookUp(stage, out.embarkDate);
    stage.wire.answer('FlightCheck', checked([{ ...early, embarkTime: '18:00' }]));
    await perform(stage, recogniseFlight, {});

    await until(() => expect(title()).toHaveTextContent(say('insurance.travellers.title')));
  });

  it('needs a confirmation if it does not start where the outbound flight ends', async () => {
    const stage = await lookingUp(onReturn);
    await lookUp(stage, '2026-12-08');
    stage.wire.answer('FlightCheck', checked([lookedUp('CDG-OSL', '2026-12-08', { flightId: toUuid(66) })]));
    await until(() => expect(title()).toHaveTextContent(say('insurance.found.title')));

    const asked = screen.getByText(say('insurance.found.breaks.title'));
    const pass = screen.getByRole('article');
    expect(asked.compareDocumentPosition(pass) & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0);
    expect(screen.getByRole('dialog')).toHaveTextContent(/lands at London.*leaves from Paris/);
  });

  it('needs a visible confirmation if it is chosen among several', async () => {
    const several = [
      lookedUp('LHR-OSL', '2026-12-08', { flightId: toUuid(66) }),
      lookedUp('CDG-OSL', '2026-12-08', { flightId: toUuid(67) }),
    ];
    const stage = await lookingUp(onReturn);
    await lookUp(stage, '2026-12-08');
    stage.wire.answer('FlightCheck', checked(several));
    await until(() => expect(title()).toHaveTextContent(say('insurance.choose.title')));
    const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');

    await stage.user.click(screen.getByRole('radio', { name: /^Paris/ }));

    const asked = screen.getByText(say('insurance.found.breaks.title'));
    expect(scrolled.mock.contexts.some((place) => (place as Element).contains(asked))).toBe(true);
  });

  it('is checked as well if it is one of several', async () => {
    const early = lookedUp('LHR-OSL', out.embarkDate, { flightId: toUuid(66), embarkTime: '11:59' });
    const other = lookedUp('LHR-JFK', out.embarkDate, { flightId: toUuid(67), embarkTime: '18:00' });
    const stage = await lookingUp(onReturn);
    await lookUp(stage, out.embarkDate);
    stage.wire.answer('FlightCheck', checked([early, other]));
    await until(() => expect(title()).toHaveTextContent(say('insurance.choose.title')));

    await perform(stage, chooseFlights.slice(0, 1), { flights: ['London Heathrow to Oslo'] });
    await stage.user.click(screen.getByRole('button', { name: say('insurance.choose.other_day') }));
    await perform(stage, chooseFlights.slice(1), {});
    await isTold(say('insurance.order.back'));
    fireEvent.change(day(), { target: { value: '2026-12-02' } });
    await perform(stage, chooseFlights.slice(1), {});
    stage.wire.answer('FlightCheck', checked([{ ...early, embarkDate: '2026-12-02', arrivalDate: '2026-12-02' }]));

    await until(() => expect(title()).toHaveTextContent(say('insurance.travellers.title')));
  });
});

describe('the outbound flight', () => {
  it('is one flight, however many match, followed by the return flight', async () => {
    const stage = await lookingUp({ ...single, tripType: 'return' });
    await lookUp(stage, '2026-12-01', 'ZZ200');
    stage.wire.answer('FlightCheck', checked([out, lookedUp('LHR-JFK', out.embarkDate, { flightId: toUuid(68) })]));
    await until(() => expect(title()).toHaveTextContent(say('insurance.choose.title')));

    expect(screen.queryByRole('checkbox')).toBeNull();
    await perform(stage, chooseFlights, { flights: ['Oslo Gardermoen to London'] });

    await until(() => expect(title()).toHaveTextContent(say('insurance.lookup.return')));
  });
});
