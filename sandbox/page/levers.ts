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
    <button name="advanceMs" value="${58 * minute}">Advance 58 minutes: session warning</button>
    <button name="advanceMs" value="${61 * minute}">Advance 61 minutes: all sessions end</button>
    <button name="advanceMs" value="${24 * 60 * minute}">Advance one day</button>
    <button name="reset" value="true">Back to now</button>
  </form>
  <output></output>
</section>
<section aria-labelledby="data">
  <h2 id="data">Data</h2>
  <p class="quiet">Restores the original data with today’s dates. Users stay signed in.</p>
  <form data-lever="POST /reset">
    <label>Scenario <select name="seed">${scenarios.map(option)}</select></label>
    <button>Reset</button>
  </form>
  <output></output>
</section>
<section aria-labelledby="faults">
  <h2 id="faults">Failures</h2>
  <p class="quiet">The next matching calls fail or wait. A path may contain <code>*</code>, as in <code>owl/*</code>. See <a href="#calls">all paths</a> below.</p>
  <form data-lever="POST /faults">
    <label>Path <input name="path" value="/travel/trips" required></label>
    <label>Answer <select name="code"><option value="">real answer</option>${Object.keys(insurerCodes).map(option)}</select></label>
    <label>Delay (ms) <input name="delayMs" inputmode="numeric" size="6"></label>
    <label>Calls <input name="times" inputmode="numeric" size="3" value="1"></label>
    <button>Arm</button>
    <button name="hold" value="true">Arm and hold the answer</button>
    <button name="network" value="true">Arm a broken connection</button>
  </form>
  <output></output>
</section>
<section aria-labelledby="waiting">
  <h2 id="waiting">Armed failures and sent messages</h2>
  <div class="buttons">
    <form data-lever="GET /faults"><button>Show failures</button></form>
    <form data-lever="POST /faults/release"><button>Release held answers</button></form>
    <form data-lever="DELETE /faults"><button>Disarm all</button></form>
    <form data-lever="GET /outbox"><button>Show sent messages</button></form>
    <form data-lever="GET /acts"><button>Show agent actions</button></form>
  </div>
  <output></output>
</section>`;
}
