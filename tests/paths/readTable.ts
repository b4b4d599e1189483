export type Outcome = { branches: string[]; to: string; effects: string[] };

type Cells = Record<string, Outcome>;
type Row = { place: string; event: string; outcome: Outcome };

/** Reads a transition table: the outcome of each start, and of each event in the reachable places. */
export function readTable(table: string): { starts: Cells; places: Record<string, Cells> } {
  const lines = table.split('\n').filter((line) => line.startsWith('| ') && !line.includes(' | Effects |'));
  const columns = lines.map((line) => hideEscapes(line).slice(2, -1).split('|'));
  const starts = columns.flatMap(([step = '', effects = '', more]) => (more ? [] : [readRow('', step, effects)]));
  const rows = columns.flatMap(([place = '', step = '', effects]) => (effects ? [readRow(place, step, effects)] : []));

  const places: Record<string, Cells> = {};
  const found = starts.map(({ outcome }) => outcome.to);
  for (const place of found) {
    if (places[place]) continue;
    places[place] = readPlace(place, rows);
    found.push(...Object.values(places[place]).map(({ to }) => to));
  }
  return showEscapes({ starts: Object.fromEntries(starts.map(({ event, outcome }) => [event, outcome])), places });
}

const anyKnowledge = ' (…)';
const nothing = '*nothing*';

/** The row of a place overrides the row of its state. */
function readPlace(place: string, rows: readonly Row[]): Cells {
  const state = place.replace(/ \(.*/, '');
  const common = rows.filter((row) => row.place === state + anyKnowledge);
  const own = rows.filter((row) => row.place === place);
  const outcomes = new Map([...common, ...own].map(({ event, outcome }) => [event, outcome]));
  return Object.fromEntries(
    [...outcomes]
      .filter(([, { to }]) => to !== nothing)
      .map(([event, outcome]) => [
        event,
        { ...outcome, to: outcome.to.replace(anyKnowledge, place.slice(state.length)) },
      ]),
  );
}

function readRow(place: string, step: string, effects: string): Row {
  const [cause = '', to = ''] = step.trim().split(' → ');
  const [event = '', branches = ''] = cause.replace(/\]$/, '').split(' [');
  return { place: place.trim(), event, outcome: { branches: list(branches), to, effects: list(effects.trim()) } };
}

const list = (text: string): string[] => (text ? text.split('; ') : []);

// Escaped characters become private-use characters, so that they separate nothing.
const firstPrivate = 0xf0000;

const hideEscapes = (text: string): string =>
  text.replace(/\\(.)/g, (_, sign: string) => String.fromCodePoint(firstPrivate + sign.charCodeAt(0)));

function showEscapes<Value>(value: Value): Value {
  if (typeof value === 'string') return shown(value) as Value;
  if (Array.isArray(value)) return value.map(showEscapes) as Value;
  return Object.fromEntries(
    Object.entries(value as object).map(([key, each]) => [shown(key), showEscapes(each)]),
  ) as Value;
}

const shown = (text: string): string =>
  text.replace(/[\u{F0000}-\u{FFFFF}]/gu, (hidden) => {
    const sign = String.fromCodePoint((hidden.codePointAt(0) ?? 0) - firstPrivate);
    return sign === 'n' ? '\n' : sign;
  });
