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

describe('themeMachine', () => {
  it('does not request a theme that the page brought, but stores it', () => {
    const { actor, asked } = started({ knows: client, has: themeNamed('sky') });

    expect(actor.getSnapshot().output).toEqual({ kind: 'loaded', client, theme: themeNamed('sky') });
    expect(asked()).toEqual(['keepTheme']);
  });

  it('does not request a theme after the server has fallen back', () => {
    const { actor, asked } = started({ knows: client, has: themeNamed('baseline') });

    expect(actor.getSnapshot().output).toEqual({ kind: 'loaded', client, theme: themeNamed('baseline') });
    expect(asked()).toEqual([]);
  });

  it('finds the theme by the partner of the address and stores it for the next start', () => {
    const { actor, asked, answer } = started({});

    answer('getClient', { kind: 'found', client });
    answer('getTheme', { kind: 'found', theme: themeNamed('sky') });

    expect(asked()).toEqual(['getClient', 'getTheme(sky)', 'keepTheme']);
    expect(actor.getSnapshot().output).toEqual({ kind: 'loaded', client, theme: themeNamed('sky') });
  });

  it('reuses a theme that is less than a day old', () => {
    const { actor, asked } = started({ knows: client, kept: themeNamed('sky'), age: DAY - 1 });

    expect(actor.getSnapshot().output).toEqual({ kind: 'loaded', client, theme: themeNamed('sky') });
    expect(asked()).toEqual([]);
  });

  it.each([
    ['of a day ago', themeNamed('sky'), DAY],
    ['of another partner', themeNamed('voyage'), 0],
    ['of another build', { ...themeNamed('sky'), buildNo: 4351 } as unknown as ThemeConfig, 0],
  ])('requests the theme again for %s', (_, kept, age) => {
    expect(started({ knows: client, kept, age }).asked()).toEqual(['getTheme(sky)']);
  });

  it('falls back to the baseline without storing it if the partner has no theme', () => {
    const { actor, asked, answer } = started({ knows: client });

    answer('getTheme', { kind: 'unusable' });
    answer('getBaseline', { kind: 'found', theme: themeNamed('baseline') });

    expect(asked()).toEqual(['getTheme(sky)', 'getBaseline']);
    expect(actor.getSnapshot().output).toEqual({ kind: 'loaded', client, theme: themeNamed('baseline') });
  });

  it("fails the start with the client's own words if the theme cannot be fetched", () => {
    const { actor, fail } = started({ knows: client, has: themeNamed('voyage') });

    fail('getTheme');

    expect(actor.getSnapshot().output).toEqual({
      kind: 'failed',
      failure: { message: 'no getTheme', stack: expect.stringContaining('no getTheme') },
    });
  });

  it('fails the start with the reason if the address belongs to no partner', () => {
    const { actor, answer } = started({});

    answer('getClient', { kind: 'refused', failure: { code: 'PARTNER_NOT_FOUND', message: 'Nobody lives here' } });

    expect(actor.getSnapshot().output).toEqual({
      kind: 'failed',
      failure: { code: 'PARTNER_NOT_FOUND', message: 'Nobody lives here' },
    });
  });

  it('fails the start if even the baseline is malformed', () => {
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
