import { describe, expect, it } from 'vitest';

import { createClaim, createDataset, createDatasetRow } from '../claims.model.ts';
import type { DatasetRow } from '../claims.ts';
import { type DisputeFile, getDisputeOutcome, isLost, toDisputedMonths, withChosen } from './dispute.ts';
import { chosenFile, createDisputedClaim, november, reason } from './disputeOffer.model.ts';

const file = (changes: Partial<DisputeFile> = {}): DisputeFile => ({
  ...chosenFile,
  isHere: true,
  documentId: null,
  attachmentId: null,
  ...changes,
});

describe('the dispute sent to the insurer', () => {
  it('orders the months, whichever was entered first', () => {
    const notes = { '2027-01': 'Snow', [november]: reason, '2026-02': 'Frost' };

    expect(toDisputedMonths({ notes, files: [] })).toEqual([
      { year: 2026, month: 2, notes: 'Frost' },
      { year: 2026, month: 11, notes: reason },
      { year: 2027, month: 1, notes: 'Snow' },
    ]);
  });

  it('trims notes and omits months without any', () => {
    expect(toDisputedMonths({ notes: { [november]: `  ${reason} `, '2026-12': ' ' }, files: [] })).toEqual([
      { year: 2026, month: 11, notes: reason },
    ]);
  });

  it('includes the uploaded files of each month', () => {
    const files = [
      file({ id: '1', attachmentId: 'attached-1' }),
      file({ id: '2' }),
      file({ id: '3', month: '2026-12', attachmentId: 'attached-3' }),
      file({ id: '4', month: '2027-01' }),
    ];

    expect(toDisputedMonths({ notes: { [november]: reason }, files })).toEqual([
      { year: 2026, month: 11, notes: reason, attachments: ['attached-1'] },
      { year: 2026, month: 12, attachments: ['attached-3'] },
    ]);
  });
});

describe('the outcome of a dispute', () => {
  const november11 = { year: 2026, month: 11, notes: reason };
  const rows = (...data: Partial<DatasetRow>[]) => ({
    ...createDisputedClaim({}),
    datasets: [createDataset('dispute', { data: data.map(createDatasetRow) })],
  });
  const came = (claim: ReturnType<typeof rows>, said: Parameters<typeof getDisputeOutcome>[1]) =>
    getDisputeOutcome({ kind: 'read', claim, at: 0 }, said);

  it('is unknown if the claim could not be read', () => {
    expect(getDisputeOutcome({ kind: 'refused', reaction: { kind: 'error' } }, [november11])).toBeNull();
  });

  it.each([[['a', 'b']], [['b', 'a']]])('is ours in any order of months and files %o', (attachments) => {
    const first = { month: 11, notes: reason, attachments: ['b', 'a'] };
    const second = { month: 12, attachments: ['c'] };
    const said = [
      { ...november11, attachments },
      { year: 2026, month: 12, attachments: ['c'] },
    ];

    expect(came(rows(first, second), said)).toBe('received');
    expect(came(rows(second, { ...first, attachments: ['a', 'b'] }), said)).toBe('received');
  });

  it.each<[string, Partial<DatasetRow>[], Partial<typeof november11> & { attachments?: string[] }]>([
    ['more months than we said', [november11, { ...november11, month: 12 }], {}],
    ['a month of another year', [{ ...november11, year: 2027 }], {}],
    ['fewer files', [november11], { attachments: ['a'] }],
    ['other words', [{ ...november11, notes: 'Other', attachments: ['a'] }], { attachments: ['a'] }],
  ])('is not ours if there is: %s', (_, data, said) => {
    expect(came(rows(...data), [{ ...november11, ...said }])).toBe('changed elsewhere');
  });

  it('is not ours if only one of two months matches', () => {
    const claim = rows({ month: 11, notes: reason }, { month: 12, notes: 'Other' });
    const said = [november11, { ...november11, month: 12 }];
    expect(came(claim, said)).toBe('changed elsewhere');
    expect(came(claim, [...said].reverse())).toBe('changed elsewhere');
  });

  it('matches a file without notes', () => {
    const claim = rows({ month: 11, notes: null, attachments: ['a'] });
    expect(came(claim, [{ year: 2026, month: 11, attachments: ['a'] }])).toBe('received');
  });

  it('is open while an offer can be disputed, and final once there is none', () => {
    const datasets = [createDataset('prediction'), createDataset('offer')];
    const open = createClaim({ status: 'user-confirm-offer', datasets });
    expect(getDisputeOutcome({ kind: 'read', claim: open, at: 0 }, [november11])).toBe('not received');
    const without = createClaim({ status: 'user-confirm-offer', datasets: [createDataset('prediction')] });
    expect(getDisputeOutcome({ kind: 'read', claim: without, at: 0 }, [november11])).toBe('changed elsewhere');
  });
});

describe('a file', () => {
  it.each<[Partial<DisputeFile>, boolean]>([
    [{ isHere: false }, true],
    [{ isHere: true }, false],
    [{ isHere: false, documentId: 'document-1' }, false],
    [{ isHere: false, attachmentId: 'attached-1' }, false],
  ])('with known data %o is lost: %s', (known, lost) => {
    expect(isLost(file(known))).toBe(lost);
  });

  it.each<[string, Partial<DisputeFile>, number]>([
    ['gives way to one of its month, name and size', {}, 1],
    ['of another month stays', { month: '2026-12' }, 2],
    ['of another name stays', { name: 'other.pdf' }, 2],
    ['of another size stays', { size: 1 }, 2],
    ['that has arrived stays', { attachmentId: 'attached-1' }, 2],
    ['that is lost gives way to one of its name, whatever the size', { isHere: false, size: 1 }, 1],
    ['that is lost stays beside one of another name', { isHere: false, name: 'other.pdf' }, 2],
  ])('%s', (_, changes, count) => {
    const again = { ...chosenFile, id: 'file-2', why: null };
    const { files } = withChosen([file(changes)], [again]);
    expect(files).toHaveLength(count);
    expect(files.at(-1)).toEqual(file({ id: 'file-2' }));
  });
});
