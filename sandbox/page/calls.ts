import type { Call } from '../plugins/faultBoard.ts';
import { html, type Markup } from './html.ts';

/** Lists every API call, for testers who arm faults and developers of clients. */
export function callSection(calls: readonly Call[]): Markup {
  const paths = [...new Set(calls.map(({ path }) => path))].sort();
  const methodsOf = (wanted: string) => calls.flatMap(({ method, path }) => (path === wanted ? [method] : []));

  return html`
<section aria-labelledby="calls">
  <h2 id="calls">API calls</h2>
  <p class="quiet">All paths are below <code>/api</code>. To make a call fail, use its path, with <code>*</code> in place of each <code>:parameter</code>.</p>
  <details>
    <summary>Show all ${calls.length}</summary>
    <table>
      <thead><tr><th scope="col">Path</th><th scope="col">Methods</th></tr></thead>
      <tbody>${paths.map((path) => html`<tr><td><code>${path}</code></td><td>${methodsOf(path).join(', ')}</td></tr>`)}</tbody>
    </table>
  </details>
</section>`;
}
