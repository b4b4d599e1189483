import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { heldCarrier } from '#tests/kit/browser/carrier.ts';
import { claim, dataset } from '#tests/kit/customer/business.ts';
import { openPortal, settle } from '#tests/kit/portal.tsx';
import type { Claim } from '../claim.ts';
import { DisputeOffer } from './DisputeOffer.tsx';

const now = Date.parse('2026-11-20T08:00:00Z');
let places = 0;

async function show(of = claim(1)) {
  const carrier = heldCarrier();
  places = 0;
  const {
    portal,
    gateway,
    show: render,
  } = openPortal({
    now,
    flags: { parametric: true },
    answers: {
      CreateStreamUrl: () => {
        places += 1;
        const url = `https://store.example/${places}`;
        return { createStreamUrl: { __typename: 'StreamUrl', url, documentId: `document-${places}` } };
      },
      AttachDocument: { attachDocument: { __typename: 'ClaimAttachment', attachmentId: 'attached-1', name: 'x' } },
    },
  });
  const onDone = vi.fn<(end: string) => void>();
  await render(<DisputeOffer claim={of} onDone={onDone} />);
  const [month] = document.querySelectorAll<HTMLElement>('[data-month]');
  if (!month) throw new Error('There is no month');
  await userEvent.click(within(month).getAllByRole('button')[0] as HTMLElement);
  return { carrier, month, portal, gateway, onDone };
}

function pdf(name: string, size = 1_000) {
  const file = new File(['%PDF-1.7'], name, { type: 'application/pdf' });
  Object.defineProperty(file, 'size', { value: size });
  return file;
}

async function drop(month: HTMLElement, ...files: File[]) {
  fireEvent.drop(month.querySelector('[data-drop]') as Element, { dataTransfer: { files } });
  await settle();
  await settle();
}

const names = () => [...document.querySelectorAll('[data-file]')].map((row) => row.getAttribute('data-file'));
const press = async (name: string) => {
  await userEvent.click(await screen.findByRole('button', { name }));
  await settle();
};
const send = async () => {
  await press('Review dispute');
  await press('Send dispute');
  await settle();
};
const said = () => screen.getAllByRole('status').map((status) => status.textContent);

it('is reviewed by month before it is sent', async () => {
  const { month } = await show();
  await userEvent.type(within(month).getByRole('textbox'), '  The fair was in town  ');
  await drop(month, pdf('takings.pdf'));
  const name = within(month).getAllByRole('button')[0]?.textContent ?? '';
  await press('Review dispute');

  const said = (await screen.findByText('The fair was in town')).closest('li') as HTMLElement;
  expect(name).toContain(within(said).getByRole('heading', { level: 4 }).textContent);
  expect(within(said).getByText('takings.pdf')).toBeVisible();
  expect(screen.getAllByRole('heading', { level: 4 })).toHaveLength(1);
});

it('may be on record in its first version if it was changed while the outcome was unknown', async () => {
  const { month, gateway } = await show();
  const say = (text: string) => userEvent.type(within(month).getByRole('textbox'), text);
  gateway.lose('CreateDataset');
  gateway.answer('Claim', { claims: [claim(1)] });
  await say('The fair was in town');
  await send();
  expect(
    screen.getByText(/If you change it and the earlier version still arrives, the earlier version counts/),
  ).toBeVisible();
  await press('Change it first');
  gateway.refuse('CreateDataset', { status: 409, code: 'ALREADY_EXISTS' });
  gateway.answer('Claim', { claims: [claim(1, { datasets: [...claim(1).datasets, dataset('USER-DISPUTE', true)] })] });
  await userEvent.type(screen.getByRole('textbox'), ', and the road was closed');
  await send();

  expect(await screen.findByText(/can’t tell whether your earlier dispute arrived/)).toBeVisible();
});

it("shows each month's prediction beside the offer", async () => {
  const of = (revenue: number): Claim['datasets'][number]['data'] => [
    { __typename: 'DatasetRow', year: 2026, month: 10, revenue, previous: null, notes: null, attachments: null },
  ];
  const { month } = await show({
    ...claim(1),
    datasets: [
      { ...dataset('USER-REVENUE-PREDICTION', true), data: of(10_000) },
      { ...dataset('CUSTOMER-OFFER', true), data: of(8_500) },
    ],
  });

  expect(month).toHaveTextContent('$8,500.00 offered, $10,000.00 predicted');
});

describe('files of a dispute', () => {
  it('are not uploaded before the dispute is sent', async () => {
    const { month } = await show();
    await drop(month, pdf('takings.pdf'));
    await press('Review dispute');
    expect(screen.queryByRole('progressbar')).toBeNull();
    await press('Send dispute');

    expect(await screen.findByRole('progressbar')).toBeVisible();
  });

  it('can be dropped, and are rejected by size, type and number', async () => {
    const { month } = await show();
    const told = () =>
      within(month)
        .getAllByRole('alert')
        .map(({ textContent }) => textContent)
        .join(' ');
    await drop(
      month,
      pdf('most.pdf', 26_214_400),
      pdf('more.pdf', 26_214_401),
      new File(['<!doctype html>'], 'page.pdf'),
      new File(['MZ'], 'takings.exe'),
    );
    expect(names()).toEqual(['most.pdf']);
    expect(told()).toContain('more.pdf is too large.');
    expect(told()).toContain('These files are not JPEG, PNG, HEIC, PDF, DOCX, or XLSX: page.pdf, takings.exe.');
    await drop(month, ...['1', '2', '3', '4', '5'].map((name) => pdf(name)));
    expect(names()).toEqual(['most.pdf', '1', '2', '3', '4']);
    expect(screen.getByText('You can add up to five files per period.')).toBeVisible();
    expect(told().trim()).toBe('5 was not added. You can add up to five files per period.');
  });

  it('continue without one that was deleted on the device, which is requested again', async () => {
    const { carrier, month } = await show();
    const deleted = pdf('deleted.pdf');
    await drop(month, deleted, pdf('takings.pdf'));
    vi.spyOn(deleted, 'slice').mockImplementation(() => {
      const gone = new Blob();
      gone.arrayBuffer = () => Promise.reject(new DOMException('It was deleted', 'NotReadableError'));
      return gone;
    });
    await send();
    act(() => carrier.lose());
    await settle();
    await settle();

    const row = (name: string) => document.querySelector(`[data-file="${name}"]`);
    expect(row('deleted.pdf')).toHaveTextContent('Choose it again or remove it.');
    expect(row('takings.pdf')).toHaveTextContent('0% sent');
    act(() => carrier.answer(204));
    await settle();
    await settle();

    expect(screen.getByRole('heading', { name: 'What’s too low, and why?' })).toBeVisible();
    expect(screen.getByText('Choose the unsent files again, or remove them.')).toBeVisible();
    expect(row('takings.pdf')).toHaveTextContent('Received');
  });

  it('report each quarter of their progress and use a new address when they are uploaded again', async () => {
    const { carrier, month } = await show();
    await drop(month, pdf('takings.pdf'));
    await send();
    act(() => carrier.progress(200, 1_000));
    expect(said().join()).not.toContain('%');
    act(() => carrier.progress(510, 1_000));
    expect(said()).toContain('50% of your files have been sent.');
    act(() => carrier.lose());
    await settle();
    expect(screen.getByRole('heading', { name: 'A file didn’t get through' })).toBeInTheDocument();
    expect(screen.getByText(/^0 of \d files?/)).toHaveTextContent('0%');
    await press('Try again');
    await settle();
    expect(carrier.sent()).toEqual(['https://store.example/1', 'https://store.example/2']);
    expect(screen.getByText('Restarted: 0% sent')).toBeVisible();
  });

  it('are cancelled by their own button and by closing the dialog after a confirmation', async () => {
    const { carrier, month, onDone } = await show();
    await drop(month, pdf('takings.pdf'));
    await send();
    await press('Stop sending takings.pdf');
    expect(carrier.isAborted()).toBe(true);
    expect(names()).toEqual(['takings.pdf']);

    await send();
    await press('Close');
    expect(screen.getByText('Stop sending?')).toBeVisible();
    await press('Keep sending');
    expect(carrier.isAborted()).toBe(false);
    await press('Close');
    await press('Stop and close');
    expect(onDone).toHaveBeenCalledWith('dismissed');
    expect(carrier.isAborted()).toBe(true);
  });

  it('are not mentioned any more when the dialog closes after the last one has arrived', async () => {
    const { carrier, month, onDone } = await show();
    await drop(month, pdf('takings.pdf'));
    await send();
    await press('Close');
    expect(screen.getByText('Stop sending?')).toBeVisible();
    act(() => carrier.answer(204));
    await settle();

    await waitFor(() => expect(screen.queryByText('Stop sending?')).toBeNull());
    // The outcome of the dispute is unknown.
    await press('Close');
    await press('Save for later');
    expect(onDone).toHaveBeenCalledWith('dismissed');
  });
});
