import { Script } from 'node:vm';

import { describe, expect, it } from 'vitest';
import { ownInsurer, today } from '#tests/kit/sandbox/insurer.ts';
import { people } from '../account/seeds/people.ts';
import { magicInputs } from '../magicInputs.ts';
import { partnerSeeds } from '../seeds/partners.ts';
import { welcome } from '../welcome.ts';
import { html } from './html.ts';

const insurer = ownInsurer();
const open = () => insurer.sandbox.app.inject('/');

describe('the start page', () => {
  it('lists every partner, every user and every magic input', async () => {
    const { payload } = await open();
    for (const name of Object.keys(partnerSeeds)) expect(payload).toContain(`href="http://${name}.localhost:4000"`);
    for (const { login } of Object.values(people).flat()) expect(payload).toContain(`<code>${login}</code>`);
    for (const { what } of magicInputs) expect(payload).toContain(`<code>${what}</code>`);
    expect(payload).toContain(`created on ${today}`);
  });

  it('links to each of its parts', async () => {
    const { payload } = await open();
    const parts = [...payload.matchAll(/<section aria-labelledby="([^"]+)"/g)].map(([, id]) => id);
    expect(parts).toContain('faults');
    expect([...payload.matchAll(/<a href="#([^"]+)"/g)].map(([, id]) => id)).toEqual(expect.arrayContaining(parts));
    for (const id of parts) expect(payload).toContain(`<h2 id="${id}"`);
  });

  it('lists every call that a fault can affect', async () => {
    const { payload } = await open();
    for (const path of ['/platform/user/login', '/travel/trips', '/travel/passengers/:passengerId'])
      expect(payload).toContain(`<code>${path}</code>`);
    expect(payload).not.toContain('<code>/__sandbox');
  });

  it('runs its own script and style and nothing else', async () => {
    const { payload, headers } = await open();
    const policy = String(headers['content-security-policy']);
    const nonce = /script-src 'nonce-([^']+)'/.exec(policy)?.[1] ?? 'none';
    expect(payload.match(/<(script|style) nonce="([^"]+)"/g)).toEqual([
      `<style nonce="${nonce}"`,
      `<script nonce="${nonce}"`,
    ]);
    expect(policy).toContain("default-src 'none'");
    expect((await open()).headers['content-security-policy']).not.toBe(policy);
  });

  it('has a script that parses', async () => {
    const script = /<script[^>]*>([\s\S]*)<\/script>/.exec((await open()).payload)?.[1] ?? '';
    expect(() => new Script(script)).not.toThrow();
    expect(script.length).toBeGreaterThan(100);
  });
});

describe('its templates', () => {
  it('escape text', () => {
    expect(html`<p title="${'"&<'}">${['<b>', html`<i>${'>'}</i>`]}</p>`.text).toBe(
      '<p title="&quot;&amp;&lt;">&lt;b&gt;<i>&gt;</i></p>',
    );
  });
});

describe('the welcome message', () => {
  it('gives the address, the users and the magic inputs', () => {
    const said = welcome(4600, 4601);
    for (const part of [
      'http://localhost:4600',
      'http://localhost:4601',
      'http://owl.localhost:4600',
      'anna@sky.test',
      'Passw0rd!',
      '123456',
      '654321',
    ])
      expect(said).toContain(part);
    expect(Math.max(...said.split('\n').map((line) => line.length))).toBeLessThan(110);
  });
});
