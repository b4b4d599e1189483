import { insurerCodes } from '#schema/errors.ts';

import { scenarios } from '../seeds/area.ts';
import { html, type Markup } from './html.ts';

const minute = 60_000;
const option = (value: string) => html`<option>${value}</option>`;

/** Forms for clock, data and faults, for manual testers. */
export function leverSections(): Markup {
  return html`
<section aria-labelledby="clock">
  <h2 id="clock">Clock</h2>
  <p><span id="time">…</span></p>
  <form data-lever="POST /clock">
    <button name="advanceMs" value="${58 * minute}">58 minutes on: the session’s warning</button>
    <button name="advanceMs" value="${61 * minute}">61 minutes on: every session over</button>
    <button name="advanceMs" value="${24 * 60 * minute}">A day on</button>
    <button name="reset" value="true">Back to now</button>
  </form>
  <output></output>
</section>
<section aria-labelledby="data">
  <h2 id="data">Data</h2>
  <p class="quiet">Everything as it was, with today’s dates. Whoever is signed in stays so.</p>
  <form data-lever="POST /reset">
    <label>Filled with <select name="seed">${scenarios.map(option)}</select></label>
    <button>Reset</button>
  </form>
  <output></output>
</section>
<section aria-labelledby="faults">
  <h2 id="faults">Failures</h2>
  <p class="quiet">The next calls that match fail, or wait. A path may hold <code>*</code>, as in <code>owl/*</code>; <a href="#calls">every path there is</a> stands below.</p>
  <form data-lever="POST /faults">
    <label>Path <input name="path" value="/travel/trips" required></label>
    <label>Answer <select name="code"><option value="">the real one</option>${Object.keys(insurerCodes).map(option)}</select></label>
    <label>Later by, ms <input name="delayMs" inputmode="numeric" size="6"></label>
    <label>Calls <input name="times" inputmode="numeric" size="3" value="1"></label>
    <button>Arm</button>
    <button name="hold" value="true">Arm, and hold the answer</button>
    <button name="network" value="true">Arm a broken connection</button>
  </form>
  <output></output>
</section>
<section aria-labelledby="waiting">
  <h2 id="waiting">What is armed, and what was sent</h2>
  <div class="buttons">
    <form data-lever="GET /faults"><button>Show failures</button></form>
    <form data-lever="POST /faults/release"><button>Release held answers</button></form>
    <form data-lever="DELETE /faults"><button>Disarm all</button></form>
    <form data-lever="GET /outbox"><button>Show messages sent</button></form>
    <form data-lever="GET /acts"><button>Show what agents did</button></form>
  </div>
  <output></output>
</section>`;
}
