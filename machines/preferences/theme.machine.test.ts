import { describe, expect, it } from 'vitest';

import type { ThemeConfig } from '#schema/theme.ts';
import { onStage } from '#tests/kit/machines/stage.ts';
import { describeModel } from '#tests/kit/model.ts';

import { themeMachine } from './theme.machine.ts';
import { client, themeModel, themeNamed } from './theme.model.ts';

const [now, DAY] = [1_772_366_400_000, 86_400_000];

const started = ({
  knows = null as typeof client | null,
  has = null as ThemeConfig | null,
  kept = null as ThemeConfig | null,
  age = 0,
}) => onStage(themeMachine, { client: knows, theme: has, kept: kept && { theme: kept, timestamp: now - age }, now });

describe('the theme', () => {
  it('is not asked for when the page brought it, and kept as if it had been', () => {
    const { actor, asked } = started({ knows: client, has: themeNamed('sky') });

    expect(actor.getSnapshot().output).toEqual({ kind: 'loaded', client, theme: themeNamed('sky') });
    expect(asked()).toEqual(['keepTheme']);
  });

  it('is not asked for when the server has fallen back already', () => {
    const { actor, asked } = started({ knows: client, has: themeNamed('baseline') });

    expect(actor.getSnapshot().output).toEqual({ kind: 'loaded', client, theme: themeNamed('baseline') });
    expect(asked()).toEqual([]);
  });

  it('is found by the partner, whom the address tells, and kept for the next start', () => {
    const { actor, asked, answer } = started({});

    answer('getClient', { kind: 'found', client });
    answer('getTheme', { kind: 'found', theme: themeNamed('sky') });

    expect(asked()).toEqual(['getClient', 'getTheme(sky)', 'keepTheme']);
    expect(actor.getSnapshot().output).toEqual({ kind: 'loaded', client, theme: themeNamed('sky') });
  });

  it('of less than a day ago will do', () => {
    const { actor, asked } = started({ knows: client, kept: themeNamed('sky'), age: DAY - 1 });

    expect(actor.getSnapshot().output).toEqual({ kind: 'loaded', client, theme: themeNamed('sky') });
    expect(asked()).toEqual([]);
  });

  it.each([
    ['of a day ago', themeNamed('sky'), DAY],
    ['of another partner', themeNamed('voyage'), 0],
    ['of another build', { ...themeNamed('sky'), buildNo: 4351 } as unknown as ThemeConfig, 0],
  ])('%s is asked for again', (_, kept, age) => {
    expect(started({ knows: client, kept, age }).asked()).toEqual(['getTheme(sky)']);
  });

  it('gives way to the baseline where there is none, which is not kept', () => {
    const { actor, asked, answer } = started({ knows: client });

    answer('getTheme', { kind: 'unusable' });
    answer('getBaseline', { kind: 'found', theme: themeNamed('baseline') });

    expect(asked()).toEqual(['getTheme(sky)', 'getBaseline']);
    expect(actor.getSnapshot().output).toEqual({ kind: 'loaded', client, theme: themeNamed('baseline') });
  });

  it('that cannot be fetched stops the start, with the client’s own words', () => {
    const { actor, fail } = started({ knows: client, has: themeNamed('voyage') });

    fail('getTheme');

    expect(actor.getSnapshot().output).toEqual({
      kind: 'failed',
      failure: { message: 'no getTheme', stack: expect.stringContaining('no getTheme') },
    });
  });

  it('of an address that belongs to nobody stops the start, saying so', () => {
    const { actor, answer } = started({});

    answer('getClient', { kind: 'refused', failure: { code: 'PARTNER_NOT_FOUND', message: 'Nobody lives here' } });

    expect(actor.getSnapshot().output).toEqual({
      kind: 'failed',
      failure: { code: 'PARTNER_NOT_FOUND', message: 'Nobody lives here' },
    });
  });

  it('stops the start when even the baseline is broken', () => {
    const { actor, answer } = started({ knows: client });

    answer('getTheme', { kind: 'unusable' });
    answer('getBaseline', { kind: 'unusable' });

    expect(actor.getSnapshot().output).toEqual({
      kind: 'failed',
      failure: { message: 'The baseline theme cannot be used', stack: expect.stringContaining('theme.machine') },
    });
  });
});

describeModel(themeModel);
