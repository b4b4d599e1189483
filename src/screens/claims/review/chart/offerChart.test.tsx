import { screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { openPortal } from '#tests/kit/portal.tsx';
import { offerRows } from '../rows.ts';
import { summarizeChart } from './bars.ts';
import OfferChart from './OfferChart.tsx';

/** Fakes an observer in a window without a layout. */
class Wide {
  readonly #tell: ResizeObserverCallback;
  constructor(tell: ResizeObserverCallback) {
    this.#tell = tell;
  }
  observe() {
    const size = { contentRect: { width: 640.5 } } as ResizeObserverEntry;
    this.#tell([size], this as unknown as ResizeObserver);
  }
  disconnect() {}
}

beforeEach(() => void vi.stubGlobal('ResizeObserver', Wide));

const month = (of: number, revenue: number | null) => ({ year: 2026, month: of, revenue, previous: null, notes: null });
const rows = offerRows(
  [month(10, 5_000), month(11, 10_000), month(12, null)],
  [
    { year: 2026, month: 10, revenue: 10_000 },
    { year: 2026, month: 11, revenue: 7_500 },
    { year: 2026, month: 12, revenue: 2_500 },
  ],
);

async function show(shown = rows) {
  const told = summarizeChart(shown);
  if (!told) throw new Error('There is nothing to be drawn.');
  await openPortal({}).show(<OfferChart rows={shown} told={told} currency="USD" />);
  return screen.getByRole('img', { name: 'Your prediction and our offer, month by month' });
}

it('draws a hatched and a filled bar per month, as high as their amounts', async () => {
  const chart = await show();

  const bars = [...chart.querySelectorAll('g[role=listbox]')].map((group) =>
    [...group.querySelectorAll('rect')].map((bar) => ({
      height: Number(bar.getAttribute('height')),
      isHatched: bar.getAttribute('fill')?.startsWith('url(#') ?? false,
    })),
  );
  const whole = bars[0]?.[0]?.height ?? Number.NaN;
  expect(
    bars.map((group) => group.map(({ height, isHatched }) => [Math.round((height / whole) * 100), isHatched])),
  ).toEqual([
    [
      [100, true],
      [50, false],
    ],
    [
      [75, true],
      [100, false],
    ],
    [[25, true]],
  ]);
  const words = [...chart.querySelectorAll('text')].map(({ textContent }) => textContent);
  expect(words).toEqual(expect.arrayContaining(['Oct', 'Nov', 'Dec', '$0', '$10K', '$5K']));
});

it('is a single image to screen readers, with a summary and a reference to the table', async () => {
  const chart = await show(rows.slice(0, 2));

  expect(chart).toHaveAccessibleDescription(
    /^October\s–\sNovember 2026\. We offer less than you predicted in 1 month\. The table below has every figure\.$/,
  );
  expect(chart.firstElementChild).toHaveAttribute('inert');
  expect(screen.queryByRole('listbox')).toBeNull();
});

it('compares nothing if a month has no offer yet', async () => {
  expect(await show()).toHaveAccessibleDescription(/^October\s–\sDecember 2026\. The table below has every figure\.$/);
});
