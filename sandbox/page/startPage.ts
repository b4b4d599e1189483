import { randomBytes } from 'node:crypto';

import type { FastifyInstance } from 'fastify';
import { type Person, password, people } from '../account/seeds/people.ts';
import type { Context } from '../context.ts';
import { readSetting } from '../database/settings.ts';
import { magicInputs } from '../magicInputs.ts';
import type { Call, FaultBoard } from '../plugins/faultBoard.ts';
import { type PartnerName, partnerSeeds } from '../seeds/partners.ts';
import { callSection } from './calls.ts';
import { html, Markup } from './html.ts';
import { leverSections } from './levers.ts';
import { script } from './script.ts';
import { style } from './style.ts';

type Options = Context & { board: FaultBoard; portalPort: number; levers: boolean };

/** Start page for testers: addresses, accounts and values to type. */
export async function startPage(app: FastifyInstance, { db, board, portalPort, levers }: Options): Promise<void> {
  app.get('/', async (_request, reply) => {
    const nonce = randomBytes(16).toString('base64');
    const seeded = await readSetting(db, 'seed');
    const policy = `default-src 'none'; style-src 'nonce-${nonce}'; script-src 'nonce-${nonce}'; connect-src 'self'; img-src data:`;
    return reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', `${policy}; form-action 'none'; base-uri 'none'; frame-ancestors 'none'`)
      .header('x-content-type-options', 'nosniff')
      .header('cache-control', 'no-store')
      .send(page({ nonce, calls: board.calls(), portalPort, levers, seededOn: String(seeded?.on) }).text);
  });
}

/** Id and link text. */
type Section = [id: string, text: string];

type View = { nonce: string; calls: readonly Call[]; portalPort: number; levers: boolean; seededOn: string };

function page({ nonce, calls, portalPort, levers, seededOn }: View): Markup {
  const names = Object.keys(partnerSeeds).filter(isPartner);
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Sandbox insurer</title>
<link rel="icon" href="data:,">
<style nonce="${nonce}">${new Markup(style)}</style>
</head>
<body>
<main>
<header>
  <h1>Sandbox insurer</h1>
  <p>A stand-in for the insurer behind the portal. The password of every account is <code>${password}</code>.</p>
  ${contents(names, levers)}
  <p class="quiet">The data was created on ${seededOn}. Trips and claims are dated relative to that day.</p>
</header>
${names.map((name) => partnerSection(name, portalPort, levers))}
<section aria-labelledby="magic">
  <h2 id="magic">Magic inputs</h2>
  <table>
    <thead><tr><th scope="col">Where</th><th scope="col">Input</th><th scope="col">Result</th></tr></thead>
    <tbody>${magicInputs.map(({ where, what, raises }) => html`<tr><td>${where}</td><td><code>${what}</code></td><td>${raises}</td></tr>`)}</tbody>
  </table>
</section>
${levers ? leverSections() : ''}
${callSection(calls)}
</main>
${levers ? html`<script nonce="${nonce}" type="module">${new Markup(script)}</script>` : ''}
</body>
</html>`;
}

function contents(names: readonly PartnerName[], levers: boolean): Markup {
  const pulled: readonly Section[] = [
    ['clock', 'Clock'],
    ['data', 'Data'],
    ['faults', 'Failures'],
    ['waiting', 'Armed failures and sent messages'],
  ];
  const sections: readonly Section[] = [
    ...names.map((name): Section => [name, name]),
    ['magic', 'Magic inputs'],
    ...(levers ? pulled : []),
    ['calls', 'API calls'],
  ];
  return html`<nav aria-label="On this page">${sections.map(([id, text]) => html`<a href="#${id}">${text}</a> `)}</nav>`;
}

function partnerSection(name: PartnerName, portalPort: number, levers: boolean): Markup {
  const persons = people[name];
  const address = `http://${name}.localhost:${portalPort}`;
  const also =
    name === 'sky' ? html` or <a href="http://localhost:${portalPort}">http://localhost:${portalPort}</a>` : '';
  return html`
<section aria-labelledby="${name}">
  <h2 id="${name}">${name}</h2>
  <p>${partnerSeeds[name].shows}</p>
  <p><a href="${address}">${address}</a>${also}</p>
  ${
    persons.length > 0
      ? html`<table>
    <thead><tr><th scope="col">Sign in as</th><th scope="col">Name</th><th scope="col">To see</th></tr></thead>
    <tbody>${persons.map((person) => row(person, levers))}</tbody>
  </table>`
      : ''
  }
</section>`;
}

function row({ login, name, shows, kind }: Person, levers: boolean): Markup {
  const way = kind === 'widget' ? 'widget token' : kind;
  const opening = levers && kind === 'single sign-on' ? html` (<a href="/__sandbox/open?user=${login}">open</a>)` : '';
  return html`<tr><td><code>${login}</code>${way ? html` <span class="quiet">${way}</span>` : ''}${opening}</td><td>${name}</td><td>${shows}</td></tr>`;
}

const isPartner = (name: string): name is PartnerName => name in partnerSeeds;
