import { render, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { toPlace } from '#src/lib/places/places.ts';
import english from '../../../translations/generated/english.json';
import french from '../../../translations/generated/french.json';
import spanish from '../../../translations/generated/spanish.json';
import { Away, AwayFigure, Duration } from './Away.tsx';
import { BoardingPass, StubFact } from './BoardingPass.tsx';
import { Leg } from './Leg.tsx';
import { LocalMoment, LocalTime, UtcMoment } from './LocalTime.tsx';
import { Timeline } from './Timeline.tsx';
import { TripRow } from './TripRow.tsx';

const inEnglish = Object.fromEntries(Object.entries(english).map(([id, { defaultMessage }]) => [id, defaultMessage]));
const texts = { 'en-US': inEnglish, 'es-ES': spanish, 'fr-FR': french } as const;

const show = (shown: ReactNode, locale: keyof typeof texts = 'en-US') =>
  render(
    <IntlProvider locale={locale} messages={texts[locale] as typeof spanish}>
      <MemoryRouter>{shown}</MemoryRouter>
    </IntlProvider>,
  ).container;

const oslo = toPlace('OSL', 'Oslo Gardermoen');
const newYork = toPlace('JFK', 'New York John F. Kennedy');
const nowhere = toPlace('XXX', 'Nowhere');
const out = Date.parse('2026-12-05T06:50Z');
const now = Date.parse('2026-11-21T10:00Z');

describe('a displayed time', () => {
  it.each([
    ['en-US', 'Sat 5 Dec, 07:50 Oslo time'],
    ['es-ES', 'sáb, 5 dic, 07:50, hora de Oslo'],
    ['fr-FR', 'sam. 5 déc., 07:50 à Oslo'],
  ] as const)('is local to the airport, with its name, in %s', (locale, said) => {
    expect(show(<LocalMoment at={out} place={oslo} />, locale)).toHaveTextContent(said);
  });

  it('is in UTC, and says so, if the time zone is unknown', () => {
    expect(show(<LocalTime at={out} place={nowhere} />)).toHaveTextContent(/^06:50 UTC$/);
  });

  it('is machine-readable', () => {
    show(<LocalTime at={out} place={oslo} />);

    expect(screen.getByText('07:50 Oslo time')).toHaveAttribute('datetime', '2026-12-05T06:50:00.000Z');
  });

  it('after a change follows the old one, which is struck through and announced', () => {
    const said = show(<LocalMoment at={out + 10_800_000} was={out} place={oslo} />);

    expect(said).toHaveTextContent(/^Sat 5 Dec, was 07:50 10:50 Oslo time$/);
    expect(said.querySelector('s')).toHaveTextContent(/^07:50$/);
  });

  it('on another day shows both days', () => {
    expect(show(<LocalMoment at={out + 86_400_000} was={out} place={oslo} />)).toHaveTextContent(
      /^was Sat 5 Dec, 07:50 Sun 6 Dec, 07:50 Oslo time$/,
    );
  });

  it('omits the date if that is shown already', () => {
    expect(show(<LocalMoment hasDate={false} at={out} place={oslo} />)).toHaveTextContent(/^Sat 07:50 Oslo time$/);
  });

  it('in UTC uses the notation of airlines and insurers', () => {
    expect(show(<UtcMoment at={out} />)).toHaveTextContent(/^2026-12-05 06:50 UTC$/);
  });
});

describe('the time until a flight', () => {
  it.each([
    ['en-US', 'in 29 h', 'in 14 days'],
    ['es-ES', 'en 29 h', 'en 14 días'],
    ['fr-FR', 'dans 29 h', 'dans 14 jours'],
  ] as const)('is given in %s', (locale, soon, far) => {
    expect(show(<Away at={now + 29 * 3_600_000} place={oslo} now={now} />, locale)).toHaveTextContent(soon);
    expect(show(<Away at={out} place={oslo} now={now} />, locale)).toHaveTextContent(far);
  });

  it('is a number', () => {
    expect(show(<AwayFigure at={now + 50 * 60_000} place={oslo} now={now} />)).toHaveTextContent(/^50 min$/);
  });

  it('is hidden after departure', () => {
    expect(show(<Away at={now} place={oslo} now={now} />)).toBeEmptyDOMElement();
  });

  it.each([
    [500 * 60_000, '8 h 20 min'],
    [120 * 60_000, '2 h'],
    [11 * 60_000, '11 min'],
  ])('and its duration, %i ms, is %s', (ms, said) => {
    expect(show(<Duration ms={ms} />)).toHaveTextContent(said);
  });
});

describe('a leg', () => {
  const back = { at: Date.parse('2026-12-12T21:15Z'), landing: Date.parse('2026-12-13T04:55Z') };

  it('shows both ends in words, in their local times, and its duration', () => {
    const leg = show(<Leg from={{ place: oslo, at: out }} to={{ place: newYork, at: out + 500 * 60_000 }} />);

    expect(leg).toHaveTextContent(
      /^From OSL Oslo Gardermoen 07:50 Oslo time 8 h 20 minTo JFK New York John F. Kennedy 10:10 New York time$/,
    );
  });

  it('shows another day of arrival', () => {
    const leg = show(<Leg from={{ place: newYork, at: back.at }} to={{ place: oslo, at: back.landing }} />);

    expect(leg).toHaveTextContent('05:55+1 Sun 13 Dec, Oslo time');
    expect(within(leg).getByText('+1')).toHaveAttribute('aria-hidden', 'true');
  });

  it('shows UTC last, on request', () => {
    const leg = show(<Leg hasUtc from={{ place: oslo, at: out }} to={{ place: nowhere, at: out + 3_600_000 }} />);

    expect(leg).toHaveTextContent('07:50 Oslo time 2026-12-05 06:50 UTC');
    expect(leg).toHaveTextContent(/07:50 UTC$/);
  });

  it('with a delay shows the old times before the new ones and an estimated arrival', () => {
    const leg = show(
      <Leg
        hasUtc
        from={{ place: oslo, at: out + 10_800_000, was: out }}
        to={{ place: newYork, at: out + 500 * 60_000 }}
      />,
    );

    expect(leg).toHaveTextContent('was 07:50 10:50 Oslo time 2026-12-05 09:50 UTC8 h 20 min');
    expect(leg).toHaveTextContent(/was 10:10 13:10 New York time, estimated$/);
  });

  it('with a delay and an unknown duration keeps its arrival', () => {
    const leg = show(<Leg from={{ place: oslo, at: out + 10_800_000, was: out }} to={{ place: oslo, at: out }} />);

    expect(leg).toHaveTextContent(/To OSL Oslo Gardermoen 07:50 Oslo time, before the delay$/);
  });

  it('on another day shows the original one', () => {
    const to = { place: newYork, at: out + 500 * 60_000 };

    expect(show(<Leg from={{ place: oslo, at: out + 86_400_000, was: out }} to={to} />)).toHaveTextContent(
      'was Sat 07:50 07:50 Oslo time 8 h 20 minTo JFK New York John F. Kennedy was Sat 10:10 10:10 New York time, estimated',
    );
  });

  it('with a cancellation strikes its times through', () => {
    const leg = show(<Leg isCancelled from={{ place: oslo, at: out }} to={{ place: newYork, at: out + 3_600_000 }} />);

    expect([...leg.querySelectorAll('s')].map(({ textContent }) => textContent)).toEqual(['07:50', '02:50']);
  });
});

describe('a boarding pass', () => {
  it('is read from its main part to its stub', () => {
    show(
      <BoardingPass
        number="SK112"
        day="Out, Sat 5 Dec"
        chip="Scheduled"
        stub={<StubFact label="Leaves in" figure="14 days" />}
        attributes={{ 'data-state': 'idle' }}
      >
        OSL
      </BoardingPass>,
    );

    const pass = screen.getByRole('article');
    expect(pass).toHaveTextContent(/^SK112 Out, Sat 5 Dec ScheduledOSLLeaves in 14 days$/);
    expect(pass).toHaveAttribute('data-state', 'idle');
  });
});

describe('the timeline', () => {
  it('lists what was, is and will be', () => {
    show(
      <Timeline
        steps={[
          { key: 'late', state: 'done', icon: <i />, title: 'SK112 is late', children: 'Fri 20 Nov' },
          { key: 'watched', state: 'now', icon: <i />, title: 'We’re tracking SK112' },
          { key: 'out', state: 'coming', icon: <i />, title: 'Outbound flight', children: 'Sat 5 Dec' },
        ]}
      />,
    );

    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Done: SK112 is late Fri 20 Nov',
      'Now: We’re tracking SK112 ',
      'To come: Outbound flight Sat 5 Dec',
    ]);
  });
});

describe('the line of a trip', () => {
  const row = (action?: ReactNode) => (
    <TripRow
      to="/insurance/t-return"
      leaf={{ day: '5', month: 'Dec' }}
      route="OSL JFK"
      when="Sat 5 Dec, 07:50 Oslo time"
      chip="Scheduled"
      action={action}
    />
  );

  it('is a single link with all of its text', () => {
    show(row());

    const link = screen.getByRole('link', { name: '5 Dec OSL JFK Sat 5 Dec, 07:50 Oslo time Scheduled' });
    expect(link).toHaveAttribute('href', '/insurance/t-return');
    expect(screen.getAllByRole('link')).toEqual([link]);
  });

  it('has its actions beside the link', () => {
    show(row(<button type="button">Choose</button>));

    expect(within(screen.getByRole('link')).queryByRole('button')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Choose' })).toBeVisible();
  });
});
